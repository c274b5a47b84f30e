import { rarities } from '@manafolio/contract'
import { type FilterTerm, formatAliases, keyNames } from '@manafolio/search/query'
import { choiceFilter, equalValue } from './choice-filter.ts'
import { colorFilter } from './color-filter.ts'
import { isEquality } from './query-filter.ts'
import { rangeFilter } from './range-filter.ts'
import { severalFilter } from './several-filter.ts'

export const typeFilter = severalFilter({ keys: keyNames.type, joins: ['any', 'all'] })

export const rarityFilter = severalFilter({
  keys: keyNames.rarity,
  joins: ['any'],
  read: raritiesOf,
  write: rarityRange,
})

export const manaValueFilter = rangeFilter(keyNames.manaValue)

export const priceFilter = rangeFilter(keyNames.usd)

export const setFilter = choiceFilter({ keys: keyNames.set })

export const formatFilter = choiceFilter({
  keys: keyNames.format,
  read(term) {
    const value = equalValue(term)
    return value && (formatAliases.get(value) ?? value)
  },
})

export const ownedFilter = choiceFilter({
  keys: keyNames.owned,
  read: ({ op, value }) => ownedChoices.get(op + value),
  write: (choice) => (choice === 'owned' ? 'owned>=1' : 'owned:0'),
})

/** All of them, in the order of the panel. */
export const cardFilters = [
  colorFilter,
  typeFilter,
  manaValueFilter,
  rarityFilter,
  setFilter,
  formatFilter,
  priceFilter,
  ownedFilter,
] as const

const ownedChoices: ReadonlyMap<string, string> = new Map([
  ...['>=1', '>0', '!=0'].map((test) => [test, 'owned'] as const),
  ...[':0', '=0', '<=0', '<1'].map((test) => [test, 'none'] as const),
])

/** Those of a term such as “r>=rare” or “r:m”. */
function raritiesOf(term: FilterTerm): readonly string[] | undefined {
  const word = term.value.toLowerCase()
  const at = rarities.findIndex((name) => name === word || name.charAt(0) === word)
  if (at < 0) return undefined
  if (isEquality(term)) return rarities.slice(at, at + 1)
  const found = rarityTests[term.op]?.(at)
  return found?.length === 0 ? undefined : found
}

const rarityTests: Partial<Record<FilterTerm['op'], (at: number) => readonly string[]>> = {
  '>': (at) => rarities.slice(at + 1),
  '>=': (at) => rarities.slice(at),
  '<': (at) => rarities.slice(0, at),
  '<=': (at) => rarities.slice(0, at + 1),
}

/** One term for all from a rarity on, or up to it. */
function rarityRange(values: readonly string[]): string | undefined {
  const at = rarities.map((name) => values.includes(name))
  const [from, to] = [at.indexOf(true), at.lastIndexOf(true)]
  if (at.slice(from, to + 1).includes(false)) return undefined
  if (to === rarities.length - 1) return `r>=${rarities[from]}`
  return from === 0 ? `r<=${rarities[to]}` : undefined
}
