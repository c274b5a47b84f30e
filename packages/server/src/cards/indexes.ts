import { setImmediate } from 'node:timers/promises'
import { type Catalogue, oddnessOf, rowText } from '@manafolio/search'
import { recordText } from './mirror/byte-text.ts'

/** The printing that each key stands for: of several with one key the usual one. */
export type Index = ReadonlyMap<string, number>

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

/** Built when it is first asked for, once for each catalogue, without holding up other requests. */
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
  const promise = buildIndex(catalogue, indexes[name]).then((index) => {
    build.index = index
    return index
  })
  const build: Build = { promise, index: undefined }
  return build
}

/** Printings looked at before other work may go on: a few milliseconds. */
const sliceSize = 1000

async function buildIndex(catalogue: Catalogue, keysOf: KeysOf): Promise<Index> {
  const index = new Map<string, number>()
  const oddness = oddnessOf(catalogue)
  for (let printing = 0; printing < catalogue.meta.printingCount; printing++) {
    if (printing % sliceSize === 0) await setImmediate()
    for (const key of keysOf(catalogue, printing)) {
      const known = index.get(key)
      const isBetter = known === undefined || (oddness[printing] ?? 0) < (oddness[known] ?? 0)
      if (key !== '' && isBetter) index.set(key, printing)
    }
  }
  return index
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
