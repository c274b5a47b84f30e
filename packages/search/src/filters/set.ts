import type { Catalogue } from '../catalogue/catalogue.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter } from './filter.ts'

/** A set by its code, or by a part of its name when no code is like that. */
export const set: Filter = {
  names: ['s', 'e', 'set', 'edition'],
  ops: equalityOps,
  level: 'printing',
  example: 's:lea',
  compile(catalogue, op, value) {
    const wanted = findSets(catalogue, fold(value))
    if (wanted.size === 0) return `no set is called “${value}”`
    const { printingSet } = catalogue.columns
    return (printing) => wanted.has(printingSet[printing] ?? -1) !== (op === '!=')
  },
}

function findSets({ meta }: Catalogue, text: string): Set<number> {
  const numbers = [...meta.sets.keys()]
  const byCode = numbers.filter((number) => meta.sets[number]?.code === text)
  if (byCode.length > 0) return new Set(byCode)
  return new Set(numbers.filter((number) => fold(meta.sets[number]?.name ?? '').includes(text)))
}
