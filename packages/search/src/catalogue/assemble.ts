import { fold } from '../text/fold.ts'
import { indexedText } from '../text/indexed-text.ts'
import { textColumn } from '../text/text-column.ts'
import type { CatalogueMeta, CatalogueParts } from './catalogue.ts'
import type { Collectors, DraftCard, DraftPrinting } from './drafts.ts'
import type { Interner } from './interned.ts'
import { legalityCode } from './legality.ts'
import { textWithTilde } from './own-names.ts'
import { countsOf, relativeFacets } from './relatives.ts'

export type Origin = Pick<CatalogueMeta, 'source' | 'fingerprint' | 'pricesAsOf' | 'sets'>

/** Lays cards and printings out as columns, cards by name and printings newest first. */
export function assemble(
  unordered: DraftCard[],
  collectors: Gathered,
  origin: Origin,
): CatalogueParts {
  const cards = unordered.sort(byName)
  for (const card of cards) card.printings.sort(byReleaseThenNumber)
  const printings = cards.flatMap((card) => card.printings)
  const formats = [...new Set(cards.flatMap((card) => Object.keys(card.legalities)))].sort()
  const facets = facetColumns(cards, collectors)
  const artists = sortedValues(collectors.artists)
  return {
    meta: {
      ...origin,
      formats,
      cardCount: cards.length,
      printingCount: printings.length,
      manaCosts: collectors.manaCosts.values(),
      artists: artists.values,
      numbers: collectors.numbers.values(),
      keys: collectors.keys.values(),
      facets: facets.values,
    },
    columns: {
      ...cardColumns(cards, formats),
      ...countColumns(cards),
      ...printingColumns(printings, artists.places),
      printingCard: Uint32Array.from(cards.flatMap((card, i) => card.printings.map(() => i))),
      ...facets.columns,
    },
    texts: {
      cardName: indexedText(cards.map((card) => card.names)),
      cardType: indexedText(cards.map((card) => card.type)),
      cardOracle: indexedText(cards.map((card) => card.oracle)),
      cardFullOracle: indexedText(cards.map((card) => card.fullOracle)),
      cardTildeOracle: textColumn(cards.map((card) => textWithTilde(card.oracle, card.ownNames))),
      cardOwnNames: textColumn(cards.map((card) => card.ownNames)),
      cardTitle: textColumn(cards.map((card) => card.title)),
      cardFoldedTitle: textColumn(cards.map((card) => fold(card.title))),
      cardOracleId: textColumn(cards.map((card) => card.oracleId)),
      printingFlavor: indexedText(printings.map((printing) => printing.flavor)),
      printingId: textColumn(printings.map((printing) => printing.id)),
      illustrationId: textColumn(collectors.illustrations.values()),
    },
    pools: {
      cards: collectors.records.cards.pool(cards.map((card) => card.record)),
      printings: collectors.records.printings.pool(printings.map((printing) => printing.record)),
    },
  }
}

/** With the words of the tags of each oracle id and illustration id. */
type Gathered = Collectors & { tags: ReadonlyMap<string, ReadonlySet<string>> }

function facetColumns(cards: DraftCard[], { facets, illustrations, tags }: Gathered) {
  const artworks = illustrations.values()
  const tagFacets = (facet: string, id = '') =>
    [...(tags.get(id) ?? [])].map((word) => `${facet}:${word}`)
  const ofPrintings = cards.flatMap(({ printings }) => {
    const relative = relativeFacets(printings)
    return printings.map((printing, i) => [
      ...printing.facets,
      ...facets.printings.intern([
        ...(relative[i] ?? []),
        ...tagFacets('atag', artworks[printing.illustration]),
      ]),
    ])
  })
  const ofCards = cards.map((draft) => [
    ...draft.facets,
    ...facets.cards.intern(tagFacets('otag', draft.oracleId)),
  ])
  const card = facets.cards.index(ofCards)
  const printing = facets.printings.index(ofPrintings)
  return {
    values: { card: card.values, printing: printing.values },
    columns: {
      cardFacetStarts: card.starts,
      cardFacetRows: card.rows,
      printingFacetStarts: printing.starts,
      printingFacetRows: printing.rows,
    },
  }
}

/** Values in their order, and for each number that they had before its place in it. */
function sortedValues({ values }: Interner): { values: string[]; places: Uint32Array } {
  const before = values()
  const order = [...before.keys()].sort((a, b) => ((before[a] ?? '') < (before[b] ?? '') ? -1 : 1))
  const places = new Uint32Array(before.length)
  order.forEach((number, place) => {
    places[number] = place
  })
  return { values: order.map((number) => before[number] ?? ''), places }
}

function byName(a: DraftCard, b: DraftCard): number {
  return a.names < b.names ? -1 : a.names > b.names ? 1 : 0
}

/** Newest first; within a set by the digits of the collector number. */
function byReleaseThenNumber(a: DraftPrinting, b: DraftPrinting): number {
  return b.released - a.released || a.set - b.set || a.digits - b.digits
}

function cardColumns(cards: DraftCard[], formats: string[]) {
  const starts = [0]
  for (const card of cards) starts.push((starts.at(-1) ?? 0) + card.printings.length)
  const codes = cards.flatMap(({ legalities }) =>
    formats.map((format) => legalityCode(legalities[format])),
  )
  return {
    cardPrintings: Uint32Array.from(starts),
    cardManaValue: Float32Array.from(cards, (card) => card.manaValue),
    cardManaCost: Uint16Array.from(cards, (card) => card.manaCost),
    cardColors: Uint8Array.from(cards, (card) => card.colors),
    cardIdentity: Uint8Array.from(cards, (card) => card.identity),
    cardProduces: Uint8Array.from(cards, (card) => card.produces),
    cardFlags: Uint8Array.from(cards, (card) => card.flags),
    cardLegalities: Uint8Array.from(codes),
    cardPower: Float32Array.from(cards, ({ stats }) => stats.power),
    cardToughness: Float32Array.from(cards, ({ stats }) => stats.toughness),
    cardLoyalty: Float32Array.from(cards, ({ stats }) => stats.loyalty),
    cardDefense: Float32Array.from(cards, ({ stats }) => stats.defense),
    cardEdhrecRank: Float32Array.from(cards, (card) => card.edhrecRank),
    cardPennyRank: Float32Array.from(cards, (card) => card.pennyRank),
    cardDeckLimit: Float32Array.from(cards, (card) => card.deckLimit),
  }
}

function countColumns(cards: DraftCard[]) {
  const counts = cards.map((card) => countsOf(card.printings))
  return {
    cardPrints: Float32Array.from(counts, ({ prints }) => prints),
    cardSets: Float32Array.from(counts, ({ sets }) => sets),
    cardPaperPrints: Float32Array.from(counts, ({ paperPrints }) => paperPrints),
    cardPaperSets: Float32Array.from(counts, ({ paperSets }) => paperSets),
    cardIllustrations: Float32Array.from(counts, ({ illustrations }) => illustrations),
  }
}

function printingColumns(printings: DraftPrinting[], artistPlaces: Uint32Array) {
  return {
    printingSet: Uint16Array.from(printings, (printing) => printing.set),
    printingRarity: Uint8Array.from(printings, (printing) => printing.rarity),
    printingReleased: Int32Array.from(printings, (printing) => printing.released),
    printingUsd: Int32Array.from(printings, (printing) => printing.usd),
    printingAnyUsd: Int32Array.from(printings, (printing) => printing.anyUsd),
    printingUsdFoil: Int32Array.from(printings, (printing) => printing.usdFoil),
    printingUsdEtched: Int32Array.from(printings, (printing) => printing.usdEtched),
    printingEur: Int32Array.from(printings, (printing) => printing.eur),
    printingEurFoil: Int32Array.from(printings, (printing) => printing.eurFoil),
    printingTix: Int32Array.from(printings, (printing) => printing.tix),
    printingFlags: Uint8Array.from(printings, (printing) => printing.flags),
    printingFanciness: Uint8Array.from(printings, (printing) => printing.fanciness),
    printingNumber: Uint16Array.from(printings, (printing) => printing.number),
    printingArtist: Uint16Array.from(printings, ({ artist }) => artistPlaces[artist] ?? 0),
    printingIllustration: Uint32Array.from(printings, (printing) => printing.illustration),
  }
}
