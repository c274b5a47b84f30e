import { setImmediate } from 'node:timers/promises'
import { type Catalogue, oddnessOf, rowText } from '@manafolio/search'
import { addFields, type Fields, recordText, takeValue } from './byte-text.ts'

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
  mtgoId: fieldOf('mtgo_id'),
  multiverseId: fieldOf('multiverse_ids'),
} satisfies Record<string, KeysOf>

export type IndexName = keyof typeof indexes

/** Collector numbers are printed in either case; no set code has a space. */
export function setAndNumber(code: string, number: string): string {
  return `${code} ${number}`.toLowerCase()
}

const built = new WeakMap<Catalogue, Partial<Record<IndexName, Promise<Index>>>>()

/** Built when it is first asked for, once for each catalogue, without holding up other requests. */
export function indexOf(catalogue: Catalogue, name: IndexName): Promise<Index> {
  const known = built.get(catalogue) ?? {}
  built.set(catalogue, known)
  known[name] ??= buildIndex(catalogue, indexes[name])
  return known[name]
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

/** The numbers in a field of the printings' records. */
function fieldOf(key: string): KeysOf {
  return ({ pools }, printing) => {
    const fields: Fields = new Map()
    addFields(fields, recordText(pools.printings, printing))
    return takeValue(fields, key)?.match(/\d+/g) ?? []
  }
}
