import { type CardFacts, colors, deckFormats, formatFacts } from '@manafolio/contract'
import { type CardRecord, type Catalogue, legalities, readRecord, rowText } from '@manafolio/search'

/** The facts of printings by their ids; printings of one card share them. */
export function cardFactsOf(
  catalogue: Catalogue,
  scryfallIds: readonly string[],
): Record<string, CardFacts> {
  const known = new Map<number, CardFacts>()
  const facts = scryfallIds.flatMap((id) => {
    const printing = catalogue.printingById.get(id)
    if (printing === undefined) return []
    const card = catalogue.columns.printingCard[printing] ?? 0
    const found = known.get(card) ?? factsOf(catalogue, card)
    known.set(card, found)
    return [[id, found] as const]
  })
  return Object.fromEntries(facts)
}

function factsOf(catalogue: Catalogue, card: number): CardFacts {
  const record = readRecord<CardRecord>(catalogue.pools.cards, card)
  return {
    // Not from the record: of a card with the same on both sides only its faces say these.
    oracleId: rowText(catalogue.texts.cardOracleId, card),
    layout: record.layout ?? 'normal',
    manaValue: catalogue.columns.cardManaValue[card] || 0,
    colors: inOrder(colorsOf(record)),
    producedMana: inOrder(record.produced_mana ?? []),
    keywords: record.keywords ?? [],
    legalities: legalitiesOf(catalogue, card),
    isGameChanger: record.game_changer ?? false,
    edhrecRank: record.edhrec_rank ?? null,
  }
}

/** What the faces have, where the card as a whole has no colors of its own. */
function colorsOf({ colors: own, card_faces }: CardRecord): readonly string[] {
  return own ?? card_faces?.[0]?.colors ?? []
}

const order = [...colors, 'C']

function inOrder(letters: readonly string[]): string[] {
  return order.filter((letter) => letters.includes(letter))
}

function legalitiesOf({ meta, columns }: Catalogue, card: number): CardFacts['legalities'] {
  const words = deckFormats.map((format) => {
    const at = meta.formats.indexOf(formatFacts[format].legality)
    const code = at < 0 ? 0 : (columns.cardLegalities[card * meta.formats.length + at] ?? 0)
    return [format, legalities[code] ?? 'not_legal'] as const
  })
  return Object.fromEntries(words) as CardFacts['legalities'] // each format is among them
}
