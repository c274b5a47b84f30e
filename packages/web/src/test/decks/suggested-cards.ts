import type { CardDataCard } from '@manafolio/contract'

/** A card object of the card-data service: “Lotus Cobra” has the id lotus-cobra. */
export function dataCard(name: string, text = '', facts: Partial<CardDataCard> = {}): CardDataCard {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    object: 'card',
    id,
    name,
    mana_cost: '{1}{G}',
    type_line: 'Creature — Elf',
    oracle_text: text,
    rarity: 'rare',
    set: 'zen',
    set_name: 'Zendikar',
    collector_number: '1',
    released_at: '2009-10-02',
    color_identity: ['G'],
    legalities: { commander: 'legal', modern: 'legal' },
    tcgplayer_id: 7,
    prices: { usd: '1.50' },
    scryfall_uri: `https://scryfall.com/card/${id}`,
    ...facts,
  }
}

export const landfall = 'Landfall — Whenever a land you control enters, add one mana of any color.'
