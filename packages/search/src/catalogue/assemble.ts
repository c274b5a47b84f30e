import { fold } from '../text/fold.ts'
import { indexedText } from '../text/indexed-text.ts'
import { numberTable } from '../text/number-table.ts'
import { recordStream } from '../text/record-pool.ts'
import { textColumn } from '../text/text-column.ts'
import { type AdviceMeasures, playedColumns } from './advice.ts'
import { distinctNames, nameRow, nameSeparator } from './card-names.ts'
import type { CatalogueMeta } from './catalogue.ts'
import {
  type Collectors,
  cardColumnNames,
  type PrintingColumns,
  printingColumnNames,
} from './collectors.ts'
import type { DraftCard } from './drafts.ts'
import { faceColumns } from './further-faces.ts'
import type { Interner } from './interned.ts'
import { unpackLegality } from './legality.ts'
import { textWithTilde } from './own-names.ts'
import { printingFlag } from './printing-facts.ts'
import { relationColumns } from './relations/relation-columns.ts'
import { countsOf, countTypes, relativeFacets } from './relatives.ts'
import type { RulingCollector } from './rulings.ts'
import type { CatalogueSource } from './source.ts'
import type { WordsOf } from './tags.ts'

export type Origin = Pick<
  CatalogueMeta,
  'source' | 'fingerprint' | 'pricesAsOf' | 'sets' | 'nameLanguages'
>

/** Lays cards and printings out as columns, cards by name and printings newest first. */
export function assemble(
  unordered: DraftCard[],
  collectors: Gathered,
  origin: Origin,
): CatalogueSource {
  const drafts = collectors.printings.columns()
  const cards = unordered.sort(byName)
  for (const card of cards) card.printings.sort(byReleaseThenNumber(drafts))
  const order = Uint32Array.from(cards, ({ number }) => number)
  const printings = Uint32Array.from(cards.flatMap((card) => card.printings))
  const formats = formatsOf(cards, collectors.formats)
  const facets = facetColumns(cards, printings, collectors)
  const artists = sortedValues(collectors.artists)
  const { adviceTags: collected, cardEdhrecRank } = collectors.cards.inOrder(order, [
    'adviceTags',
    'cardEdhrecRank',
  ])
  const advice = collectors.adviceTags.columnsFor(collected)
  return {
    meta: {
      ...origin,
      formats: formats.names,
      cardCount: cards.length,
      printingCount: printings.length,
      manaCosts: collectors.manaCosts.values(),
      artists: artists.values,
      numbers: collectors.numbers.values(),
      tags: collectors.tagNames,
      adviceTags: advice.names,
      rulingSources: collectors.rulings.sources(),
      keys: collectors.keys.values(),
      facets: facets.values,
    },
    columns: {
      cardPrintings: startsOf(cards),
      ...collectors.cards.inOrder(order, cardColumnNames),
      cardLegalities: legalityColumn(cards, formats.numbers),
      ...advice.columns,
      ...playedColumns(cards, cardEdhrecRank, { ...collectors, drafts }),
      ...countColumns(cards, drafts),
      ...faceColumns(cards),
      ...collectors.printings.inOrder(printings, printingColumnNames),
      printingArtist: Uint16Array.from(
        printings,
        (draft) => artists.places[drafts.artist[draft] ?? 0] ?? 0,
      ),
      printingCard: Uint32Array.from(cards.flatMap((card, i) => card.printings.map(() => i))),
      ...facets.columns,
      ...relationsOf(cards, collectors),
      ...collectors.rulings.columnsFor(cards.map(({ oracleId }) => oracleId)),
    },
    texts: textsOf(cards, printings, collectors),
    pools: {
      cards: () => {
        const { record } = collectors.cards.columns()
        return collectors.records.cards.stream(cards.map((card) => record[card.number] ?? 0))
      },
      printings: () => {
        const records = printings.map((draft) => drafts.record[draft] ?? 0)
        return collectors.records.printings.stream(records)
      },
      comments: () => recordStream(collectors.rulings.comments()),
    },
  }
}

/** With the words of the tags of each oracle id and illustration id. */
type Gathered = Collectors & {
  wordsOfTags: WordsOf
  tagNames: CatalogueMeta['tags']
  rulings: RulingCollector
} & Pick<AdviceMeasures, 'popularityOf'>

function textsOf(
  cards: DraftCard[],
  printings: Uint32Array,
  { flavors, illustrations, printingIds, printings: table, rulings }: Gathered,
): CatalogueSource['texts'] {
  const drafted = (values: readonly string[], numbers: ArrayLike<number>) =>
    Array.from(printings, (draft) => values[numbers[draft] ?? 0] ?? '')
  return {
    cardName: () => indexedText(cards.map((card) => nameRow(card.names, card.otherNames))),
    cardType: () => indexedText(cards.map((card) => card.type)),
    cardOracle: () => indexedText(cards.map((card) => card.oracle)),
    cardFullOracle: () => indexedText(cards.map((card) => card.fullOracle)),
    cardTildeOracle: () =>
      textColumn(cards.map((card) => textWithTilde(card.oracle, card.ownNames))),
    cardOwnNames: () => textColumn(cards.map((card) => card.ownNames)),
    cardOtherNames: () =>
      textColumn(cards.map((card) => distinctNames(card.otherNames).join(nameSeparator))),
    cardTitle: () => textColumn(cards.map((card) => card.title)),
    cardFoldedTitle: () => textColumn(cards.map((card) => fold(card.title))),
    cardOracleId: () => textColumn(cards.map((card) => card.oracleId)),
    printingFlavor: () => indexedText(drafted(flavors.values(), table.columns().flavor)),
    comment: () => indexedText(rulings.comments().map(fold)),
    printingId: () => textColumn(Array.from(printings, (draft) => printingIds[draft] ?? '')),
    illustrationId: () => textColumn(illustrations.values()),
  }
}

function facetColumns(cards: DraftCard[], printings: Uint32Array, collectors: Gathered) {
  const { facets, illustrations, wordsOfTags } = collectors
  const ofCards = collectors.cards.columns()
  const ofPrintings = collectors.printings.columns()
  const artworks = illustrations.values()
  const tagFacets = (facet: string, id = '') =>
    Array.from(wordsOfTags(id), (word) => `${facet}:${word}`)
  const compared = cards.flatMap((card) => {
    const relative = relativeFacets(ofPrintings, card.printings)
    return card.printings.map((draft, i) => {
      const artwork = artworks[ofPrintings.printingIllustration[draft] ?? 0]
      return facets.printings.add([...(relative[i] ?? []), ...tagFacets('atag', artwork)])
    })
  })
  const tagged = cards.map((card) => facets.cards.add(tagFacets('otag', card.oracleId)))
  const card = facets.cards.index(
    cards.map(({ number }) => ofCards.facets[number] ?? 0),
    tagged,
  )
  const printing = facets.printings.index(
    printings.map((draft) => ofPrintings.facets[draft] ?? 0),
    compared,
  )
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

function relationsOf(cards: DraftCard[], collectors: Gathered) {
  const { printingIds, records } = collectors
  const { printingFlags } = collectors.printings.columns()
  const { record } = collectors.cards.columns()
  const listed = new Set(cards.flatMap(({ parts }) => parts.map(({ id }) => id)))
  const cardsById = new Map<string, number>()
  for (const [card, { printings }] of cards.entries()) {
    for (const printing of printings) {
      const id = printingIds[printing] ?? ''
      if (listed.has(id)) cardsById.set(id, card)
    }
  }
  const isExtra = (printing: number) => ((printingFlags[printing] ?? 0) & printingFlag.extra) !== 0
  return relationColumns({
    cards,
    isExtra: (card) => cards[card]?.printings.every(isExtra) ?? false,
    recordOf: (card) => records.cards.read(record[cards[card]?.number ?? 0] ?? 0),
    cardOf: (id) => cardsById.get(id),
  })
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
function byReleaseThenNumber({ printingReleased, printingSet, digits }: PrintingColumns) {
  const difference = (column: ArrayLike<number>, a: number, b: number) =>
    (column[a] ?? 0) - (column[b] ?? 0)
  return (a: number, b: number) =>
    difference(printingReleased, b, a) || difference(printingSet, a, b) || difference(digits, a, b)
}

/** The formats that any of the cards names, sorted, and the numbers that they were collected under. */
function formatsOf(cards: readonly DraftCard[], collected: Interner) {
  const formats = collected.values().map((name, number) => ({ name, number }))
  const named = formats.filter(({ number }) =>
    cards.some((card) => unpackLegality(card.legalities, number) !== undefined),
  )
  const sorted = named.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { names: sorted.map(({ name }) => name), numbers: sorted.map(({ number }) => number) }
}

function legalityColumn(
  cards: readonly DraftCard[],
  formats: readonly number[],
): Uint8Array<ArrayBuffer> {
  const codes = new Uint8Array(cards.length * formats.length)
  cards.forEach(({ legalities }, card) => {
    formats.forEach((format, i) => {
      codes[card * formats.length + i] = unpackLegality(legalities, format) ?? 0
    })
  })
  return codes
}

function startsOf(cards: readonly DraftCard[]): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(cards.length + 1)
  cards.forEach(({ printings }, card) => {
    starts[card + 1] = (starts[card] ?? 0) + printings.length
  })
  return starts
}

function countColumns(cards: readonly DraftCard[], drafts: PrintingColumns) {
  const counts = numberTable(countTypes)
  for (const card of cards) counts.add(countsOf(drafts, card.printings))
  return counts.columns()
}
