import { textColumn } from '../text/text-column.ts'
import type { CatalogueMeta, CatalogueParts } from './catalogue.ts'
import type { Collectors, DraftCard, DraftPrinting } from './drafts.ts'
import { legalityCode } from './legality.ts'

export type Origin = Pick<CatalogueMeta, 'source' | 'fingerprint' | 'pricesAsOf' | 'sets'>

/** Lays cards and printings out as columns, cards by name and printings newest first. */
export function assemble(
  unordered: DraftCard[],
  collectors: Collectors,
  origin: Origin,
): CatalogueParts {
  const cards = unordered.sort(byName)
  for (const card of cards) card.printings.sort(byReleaseThenNumber)
  const printings = cards.flatMap((card) => card.printings)
  const formats = [...new Set(cards.flatMap((card) => Object.keys(card.legalities)))].sort()
  const cardFacets = collectors.facets.cards.index(cards.map((card) => card.facets))
  const printingFacets = collectors.facets.printings.index(printings.map(({ facets }) => facets))
  return {
    meta: {
      ...origin,
      formats,
      cardCount: cards.length,
      printingCount: printings.length,
      facets: { card: cardFacets.values, printing: printingFacets.values },
    },
    columns: {
      ...cardColumns(cards, formats),
      ...printingColumns(printings),
      printingCard: Uint32Array.from(cards.flatMap((card, i) => card.printings.map(() => i))),
      cardFacetStarts: cardFacets.starts,
      cardFacetRows: cardFacets.rows,
      printingFacetStarts: printingFacets.starts,
      printingFacetRows: printingFacets.rows,
    },
    texts: {
      cardName: textColumn(cards.map((card) => card.names)),
      cardType: textColumn(cards.map((card) => card.type)),
      cardOracle: textColumn(cards.map((card) => card.oracle)),
      cardFullOracle: textColumn(cards.map((card) => card.fullOracle)),
      printingArtist: textColumn(printings.map((printing) => printing.artist)),
      printingFlavor: textColumn(printings.map((printing) => printing.flavor)),
      printingId: textColumn(printings.map((printing) => printing.id)),
      printingNumber: textColumn(printings.map((printing) => printing.number.toLowerCase())),
    },
    pools: {
      cards: collectors.records.cards.pool(cards.map((card) => card.record)),
      printings: collectors.records.printings.pool(printings.map((printing) => printing.record)),
    },
  }
}

function byName(a: DraftCard, b: DraftCard): number {
  return a.names < b.names ? -1 : a.names > b.names ? 1 : 0
}

/** Newest first; within a set by the digits of the collector number. */
function byReleaseThenNumber(a: DraftPrinting, b: DraftPrinting): number {
  return b.released - a.released || a.set - b.set || digitsOf(a) - digitsOf(b)
}

function digitsOf({ number }: DraftPrinting): number {
  return Number(/\d+/.exec(number)?.[0] ?? 0)
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
    cardColors: Uint8Array.from(cards, (card) => card.colors),
    cardIdentity: Uint8Array.from(cards, (card) => card.identity),
    cardLegalities: Uint8Array.from(codes),
    cardPower: Float32Array.from(cards, ({ stats }) => stats.power),
    cardToughness: Float32Array.from(cards, ({ stats }) => stats.toughness),
    cardLoyalty: Float32Array.from(cards, ({ stats }) => stats.loyalty),
    cardDefense: Float32Array.from(cards, ({ stats }) => stats.defense),
  }
}

function printingColumns(printings: DraftPrinting[]) {
  const artworks = new Map<string, number>()
  const artwork = (id: string) => artworks.get(id) ?? artworks.set(id, artworks.size).size - 1
  return {
    printingSet: Uint16Array.from(printings, (printing) => printing.set),
    printingRarity: Uint8Array.from(printings, (printing) => printing.rarity),
    printingReleased: Uint32Array.from(printings, (printing) => printing.released),
    printingUsd: Int32Array.from(printings, (printing) => printing.usd),
    printingAnyUsd: Int32Array.from(printings, (printing) => printing.anyUsd),
    printingEur: Int32Array.from(printings, (printing) => printing.eur),
    printingFlags: Uint8Array.from(printings, (printing) => printing.flags),
    printingFanciness: Uint8Array.from(printings, (printing) => printing.fanciness),
    printingIllustration: Uint32Array.from(printings, (printing) => artwork(printing.illustration)),
  }
}
