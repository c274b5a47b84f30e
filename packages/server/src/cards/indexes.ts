import { setImmediate } from 'node:timers/promises'
import { type Catalogue, oddnessOf, rowText } from '@manafolio/search'
import { recordText } from './mirror/byte-text.ts'

export interface Index {
  /** The printing that a key stands for: of several with one key the usual one. */
  get(key: string): number | undefined
  /**
   * All of them, the usual one first, where ids of elsewhere may stand for several; else that one.
   */
  all(key: string): readonly number[]
}

/** The keys under which a printing is found. */
type KeysOf = (catalogue: Catalogue, printing: number) => readonly string[]

const indexes = {
  oracleId: ({ texts, columns }, printing) => [
    rowText(texts.cardOracleId, columns.printingCard[printing] ?? 0),
  ],
  illustrationId: ({ texts, columns }, printing) => [
    rowText(texts.illustrationId, columns.printingIllustration[printing] ?? 0),
  ],
  setAndNumber: ({ meta, columns }, printing) => [
    setAndNumber(
      meta.sets[columns.printingSet[printing] ?? 0]?.code ?? '',
      meta.numbers[columns.printingNumber[printing] ?? 0] ?? '',
    ),
  ],
  tcgplayerId: fieldOf('tcgplayer_id'),
  tcgplayerEtchedId: fieldOf('tcgplayer_etched_id'),
  cardmarketId: fieldOf('cardmarket_id'),
  mtgoId: fieldOf('mtgo_id'),
  multiverseId: fieldOf('multiverse_ids'),
} satisfies Record<string, KeysOf>

export type IndexName = keyof typeof indexes

/** Indexes with all printings of a key. */
const ofElsewhere: readonly IndexName[] = [
  'tcgplayerId',
  'tcgplayerEtchedId',
  'cardmarketId',
  'mtgoId',
  'multiverseId',
]

/** Collector numbers are printed in either case; no set code has a space. */
export function setAndNumber(code: string, number: string): string {
  return `${code} ${number}`.toLowerCase()
}

interface Build {
  promise: Promise<Index>
  /** As soon as it is built. */
  index: Index | undefined
}

const builds = new WeakMap<Catalogue, Partial<Record<IndexName, Build>>>()

/** Built on first use, once for each catalogue, without holding up other requests. */
export function indexOf(catalogue: Catalogue, name: IndexName): Promise<Index> {
  const known = builds.get(catalogue) ?? {}
  builds.set(catalogue, known)
  known[name] ??= beginBuild(catalogue, name)
  return known[name].promise
}

/** The index, if it is built by now: for who looks up too often to wait each time. */
export function builtIndex(catalogue: Catalogue, name: IndexName): Index | undefined {
  return builds.get(catalogue)?.[name]?.index
}

function beginBuild(catalogue: Catalogue, name: IndexName): Build {
  const promise = buildIndex(catalogue, name).then((index) => {
    build.index = index
    return index
  })
  const build: Build = { promise, index: undefined }
  return build
}

/** Printings read before yielding to other work: a few milliseconds. */
const sliceSize = 1000

async function buildIndex(catalogue: Catalogue, name: IndexName): Promise<Index> {
  const keysOf: KeysOf = indexes[name]
  const keep = ofElsewhere.includes(name) ? all : usual
  const byOddness = oddnessOrder(catalogue)
  const index = new Map<string, Indexed>()
  for (let printing = 0; printing < catalogue.meta.printingCount; printing++) {
    if (printing % sliceSize === 0) await setImmediate()
    for (const key of keysOf(catalogue, printing)) {
      const known = index.get(key)
      if (key === '' || known === printing) continue
      index.set(key, known === undefined ? printing : keep([known, printing].flat(), byOddness))
    }
  }
  return { get: (key) => listOf(index.get(key))[0], all: (key) => listOf(index.get(key)) }
}

/** Nearly all keys stand for one printing: lists of one would take several times the memory. */
type Indexed = number | readonly number[]

function listOf(cached: Indexed | undefined): readonly number[] {
  if (cached === undefined) return []
  return typeof cached === 'number' ? [cached] : cached
}

type Order = (a: number, b: number) => number
type Select = (printings: readonly number[], order: Order) => Indexed

const all: Select = (printings, order) => [...new Set(printings)].sort(order)

const usual: Select = (printings, order) =>
  printings.reduce((known, printing) => (order(printing, known) < 0 ? printing : known))

function oddnessOrder(catalogue: Catalogue): Order {
  const oddness = oddnessOf(catalogue)
  return (a, b) => (oddness[a] ?? 0) - (oddness[b] ?? 0)
}

/** The numbers in a field of the printings' records: one, or a list of them. */
function fieldOf(key: string): KeysOf {
  const start = `"${key}":` // can not stand inside of a string, where quotation marks are escaped
  return ({ pools }, printing) => {
    const text = recordText(pools.printings, printing)
    const at = text.indexOf(start)
    if (at < 0) return []
    valueOfNumbers.lastIndex = at + start.length
    return valueOfNumbers.exec(text)?.[0].match(/\d+/g) ?? []
  }
}

const valueOfNumbers = /\d+|\[[\d,]*/y
