import { type ColumnsOf, type NumberTable, numberTable } from '../text/number-table.ts'
import { type RecordWriter, recordWriter } from '../text/record-pool.ts'
import { type AdviceMeasures, type AdviceTagCollector, adviceTagCollector } from './advice.ts'
import { columnTypes } from './columns.ts'
import { type FacetWriter, facetWriter } from './facets.ts'
import { type Interner, interner } from './interned.ts'

/** Columns that a card fills by itself. */
export const cardColumnNames = [
  'cardManaValue',
  'cardManaCost',
  'cardColors',
  'cardIdentity',
  'cardProduces',
  'cardFlags',
  'cardPower',
  'cardToughness',
  'cardLoyalty',
  'cardDefense',
  'cardEdhrecRank',
  'cardPennyRank',
  'cardDeckLimit',
] as const

/** Columns that a printing fills by itself. */
export const printingColumnNames = [
  'printingSet',
  'printingRarity',
  'printingReleased',
  'printingUsd',
  'printingAnyUsd',
  'printingUsdFoil',
  'printingUsdEtched',
  'printingEur',
  'printingEurFoil',
  'printingTix',
  'printingFlags',
  'printingFanciness',
  'printingNumber',
  'printingIllustration',
] as const

const cardNumbers = {
  ...pick(cardColumnNames),
  adviceTags: Uint32Array,
  facets: Uint32Array,
  record: Uint32Array,
}

const printingNumbers = {
  ...pick(printingColumnNames),
  /** The digits of the collector number, by which printings of a set are sorted. */
  digits: Float64Array,
  /** Which of the collected values; 0 for none. */
  frame: Uint16Array,
  language: Uint16Array,
  flavor: Uint32Array,
  artist: Uint32Array,
  facets: Uint32Array,
  record: Uint32Array,
}

export type PrintingColumns = ColumnsOf<typeof printingNumbers>

function pick<K extends keyof typeof columnTypes>(names: readonly K[]) {
  const picked = names.map((name) => [name, columnTypes[name]])
  return Object.fromEntries(picked) as Pick<typeof columnTypes, K> // just these names
}

/** Where drafts leave what would be too heavy to carry. */
export interface Collectors {
  cards: NumberTable<typeof cardNumbers>
  printings: NumberTable<typeof printingNumbers>
  /** Of each printing. */
  printingIds: string[]
  records: { cards: RecordWriter; printings: RecordWriter }
  facets: { cards: FacetWriter; printings: FacetWriter }
  adviceTags: AdviceTagCollector
  formats: Interner
  manaCosts: Interner
  artists: Interner
  numbers: Interner
  illustrations: Interner
  /** With none as their first value. */
  frames: Interner
  languages: Interner
  flavors: Interner
  /** Which keys that traits need occur in any card object. */
  keys: Interner
}

export function newCollectors({ tagsOf }: Pick<AdviceMeasures, 'tagsOf'>): Collectors {
  return {
    cards: numberTable(cardNumbers),
    printings: numberTable(printingNumbers),
    printingIds: [],
    records: { cards: recordWriter(), printings: recordWriter() },
    facets: { cards: facetWriter(), printings: facetWriter() },
    adviceTags: adviceTagCollector(tagsOf),
    formats: interner(),
    manaCosts: interner(),
    artists: interner(),
    numbers: interner(),
    illustrations: interner(),
    frames: interner(''),
    languages: interner(''),
    flavors: interner(''),
    keys: interner(),
  }
}
