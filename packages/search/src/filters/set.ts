import type { Catalogue } from '../catalogue/catalogue.ts'
import { matchTest, unlessDenied } from '../rows/matchers.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Value } from './filter.ts'
import { denied, says } from './statement.ts'

/** A set by its code, or by a part of its name when no code is like that. */
export const set: Filter = {
  names: ['s', 'e', 'set', 'edition'],
  ops: equalityOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 's:lea',
  help: 'The set, by its code, or by a part of its name when no code is like that.',
  values: setValues,
  compile({ catalogue }, { op, value }) {
    const wanted = findSets(catalogue, fold(value))
    if (wanted.size === 0) return `no set is called “${value}”`
    const { printingSet } = catalogue.columns
    return unlessDenied(
      op,
      matchTest((printing) => wanted.has(printingSet[printing] ?? -1)),
    )
  },
  describe({ op, value }, catalogue) {
    const statement = says('it', 'is', `in ${setsInWords(catalogue, fold(value))}`)
    return op === '!=' ? denied(statement) : statement
  },
}

export function setValues({ meta }: Catalogue): Value[] {
  return meta.sets.map(({ code, name }) => ({ value: code, label: name }))
}

/** The numbers of the sets that a folded text calls: the one with this code, or those by name. */
export function findSets({ meta }: Catalogue, text: string): Set<number> {
  const numbers = [...meta.sets.keys()]
  const byCode = numbers.filter((number) => meta.sets[number]?.code === text)
  if (byCode.length > 0) return new Set(byCode)
  return new Set(numbers.filter((number) => fold(meta.sets[number]?.name ?? '').includes(text)))
}

const namedSets = 3

function setsInWords(catalogue: Catalogue, text: string): string {
  const found = [...findSets(catalogue, text)].map((set) => catalogue.meta.sets[set]?.name ?? '')
  if (found.length > namedSets) return `one of ${found.length} sets called “${text}”`
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(found)
}
