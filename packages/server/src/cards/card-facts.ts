import {
  type CardFacts,
  colors,
  type DeckFormat,
  deckFormats,
  formatFacts,
  rarities,
} from '@manafolio/contract'
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
    ...(wasUncommon(catalogue, card) && { wasUncommon: true }),
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

const uncommon = rarities.indexOf('uncommon')

function wasUncommon({ columns }: Catalogue, card: number): boolean {
  const [from, to] = [columns.cardPrintings[card], columns.cardPrintings[card + 1]]
  return columns.printingRarity.subarray(from, to).includes(uncommon)
}

function legalitiesOf(catalogue: Catalogue, card: number): CardFacts['legalities'] {
  const { meta, columns } = catalogue
  const words = listedFormats(catalogue).map(([format, at]) => {
    const code = columns.cardLegalities[card * meta.formats.length + at] ?? 0
    return [format, legalities[code] ?? 'not_legal'] as const
  })
  return Object.fromEntries(words)
}

type ListedFormat = readonly [format: DeckFormat, at: number]

const listed = new WeakMap<Catalogue, readonly ListedFormat[]>()

/** The formats of which some card is legal, with their place among those of the catalogue. */
function listedFormats(catalogue: Catalogue): readonly ListedFormat[] {
  const formats = listed.get(catalogue) ?? findListedFormats(catalogue)
  listed.set(catalogue, formats)
  return formats
}

function findListedFormats({ meta, columns }: Catalogue): ListedFormat[] {
  const width = meta.formats.length
  const isListed = (at: number) => {
    for (let row = at; row < columns.cardLegalities.length; row += width) {
      if (columns.cardLegalities[row] !== 0) return true
    }
    return false
  }
  return deckFormats
    .map((format) => [format, meta.formats.indexOf(formatFacts[format].legality)] as const)
    .filter(([, at]) => at >= 0 && isListed(at))
}
