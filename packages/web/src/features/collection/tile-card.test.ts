import type { CardDataCard } from '@manafolio/contract'
import { expect, test } from 'vitest'
import { tileCard } from './tile-card.ts'

const delver: CardDataCard = {
  id: 'delver',
  name: 'Delver of Secrets // Insectile Aberration',
  rarity: 'common',
  set: 'isd',
  set_name: 'Innistrad',
  collector_number: '51',
  released_at: '2011-09-30',
  color_identity: ['U'],
  prices: { usd: '1.20', usd_foil: null, usd_etched: '7.00' },
  scryfall_uri: 'https://scryfall.com/card/isd/51',
  card_faces: [
    {
      name: 'Delver of Secrets',
      mana_cost: '{U}',
      type_line: 'Creature — Human Wizard',
      image_uris: { normal: 'https://cards.scryfall.io/normal/front/d.jpg' },
    },
    { name: 'Insectile Aberration', type_line: 'Creature — Human Insect' },
  ],
}

test('a card with two faces shows its front', () => {
  expect(tileCard(delver)).toMatchObject({
    name: 'Delver of Secrets // Insectile Aberration',
    manaCost: '{U}',
    typeLine: 'Creature — Human Wizard',
    imageUris: { normal: 'https://cards.scryfall.io/normal/front/d.jpg', small: null },
    usd: { nonfoil: '1.20', foil: null, etched: '7.00' },
    tcgplayerId: { nonfoil: null, foil: null, etched: null },
  })
})
