import type { Catalogue } from '../catalogue/catalogue.ts'
import { keyNames } from '../query/key-names.ts'
import { matchVerdicts, unlessDenied, verdictsOf } from '../rows/matchers.ts'
import { fold } from '../text/fold.ts'
import { equalityOps } from './compare.ts'
import type { Filter, Matcher, Value } from './filter.ts'
import { orList } from './list-format.ts'
import { onlyExtras } from './only-extras.ts'
import { asRequested, statementOf } from './statement.ts'

/** A set by its code, or by part of its name if no code matches. */
export const set: Filter = {
  names: keyNames.set,
  ops: equalityOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 's:lea',
  help: 'The set, by its code, or by part of its name if no code matches.',
  values: setValues,
  compile({ catalogue }, { op, value }) {
    const target = findSets(catalogue, fold(value))
    if (target.size === 0) return `no set is called “${value}”`
    return unlessDenied(op, matchSets(catalogue, target))
  },
  extrasNamed: (catalogue, { value }) =>
    onlyExtras(catalogue, printingsIn(catalogue, findSets(catalogue, fold(value)))),
  describe({ op, value }, catalogue) {
    const statement = statementOf('it', 'is', `in ${describeSets(catalogue, fold(value))}`)
    return asRequested(op, statement)
  },
}

/** The printings in any of the sets, by number. */
export function matchSets({ meta, columns }: Catalogue, sets: ReadonlySet<number>): Matcher {
  const verdicts = verdictsOf(meta.sets, (_, number) => sets.has(number))
  return matchVerdicts(columns.printingSet, verdicts)
}

/** One after the other. */
function* printingsIn({ meta, columns }: Catalogue, sets: ReadonlySet<number>): Generator<number> {
  const { printingSet } = columns
  const verdicts = verdictsOf(meta.sets, (_, number) => sets.has(number))
  for (let printing = 0; printing < printingSet.length; printing++) {
    if (verdicts[printingSet[printing] ?? 0] === 1) yield printing
  }
}

export function setValues({ meta }: Catalogue): Value[] {
  return meta.sets.map(({ code, name }) => ({ value: code, label: name }))
}

/**
 * The numbers of the sets that a folded text refers to: the one with this code, or those by name.
 */
function findSets({ meta }: Catalogue, text: string): Set<number> {
  const numbers = [...meta.sets.keys()]
  const byCode = numbers.filter((number) => meta.sets[number]?.code === text)
  if (byCode.length > 0) return new Set(byCode)
  const names = foldedNames(meta)
  return new Set(numbers.filter((number) => names[number]?.includes(text)))
}

const namesOfSets = new WeakMap<Catalogue['meta'], readonly string[]>()

/** Folded once: a search asks for them several times. */
function foldedNames(meta: Catalogue['meta']): readonly string[] {
  const known = namesOfSets.get(meta) ?? meta.sets.map(({ name }) => fold(name))
  namesOfSets.set(meta, known)
  return known
}

const namedSets = 3

function describeSets(catalogue: Catalogue, text: string): string {
  const found = [...findSets(catalogue, text)].map((set) => catalogue.meta.sets[set]?.name ?? '')
  if (found.length > namedSets) return `one of ${found.length} sets called “${text}”`
  return orList(found)
}
