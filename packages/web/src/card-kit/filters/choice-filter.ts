import { type FilterTerm, formatTerm } from '@manafolio/search/query'
import { hasKey, isEquality, type QueryFilter, queryFilter } from './query-filter.ts'

interface ChoiceRules {
  keys: readonly string[]
  /** What a term chooses; undefined if it can't be shown. By default a value in lower case. */
  read?: (term: FilterTerm) => string | undefined
  /** The term of a choice; by default its value after the first key. */
  write?: (choice: string) => string
}

/** One of several, such as a format. No choice is the empty text. */
export function choiceFilter({ keys, ...rules }: ChoiceRules): QueryFilter<string> {
  const [key = ''] = keys
  const { read = equalValue, write = (choice) => valueTerm(key, choice) } = rules
  return queryFilter({
    keys,
    empty: '',
    add: (choice, part) => (choice === '' && hasKey(part, keys) ? read(part) : undefined),
    termsOf: (choice) => (choice === '' ? [] : [write(choice)]),
  })
}

export function equalValue(term: FilterTerm): string | undefined {
  return isEquality(term) ? term.value.toLowerCase() : undefined
}

/** “t:elf”, or in quotation marks where the value needs them. */
export function valueTerm(key: string, value: string): string {
  const style = /^[\p{L}\p{N}_.'-]+$/u.test(value) ? 'word' : 'quoted'
  return formatTerm({ kind: 'filter', key, op: ':', value, style, at: 0 })
}
