import type { FilterTerm, Op } from '@manafolio/search/query'
import { hasKey, type QueryFilter, queryFilter } from './query-filter.ts'

/** An end of a range. A strict one is not within it: “usd<5”. */
export interface Bound {
  number: string
  isStrict: boolean
}

export interface Range {
  from?: Bound
  to?: Bound
}

/** From one number to another, either of which may be missing. */
export function rangeFilter(keys: readonly string[]): QueryFilter<Range> {
  const [key = ''] = keys
  return queryFilter<Range>({
    keys,
    empty: {},
    add(range, part) {
      const ends = hasKey(part, keys) ? endsOf(part) : undefined
      if (!ends || (ends.from && range.from) || (ends.to && range.to)) return undefined
      return { ...range, ...ends }
    },
    termsOf: (range) =>
      isOne(range)
        ? [`${key}:${range.from?.number}`]
        : [...boundTerm(key, '>', range.from), ...boundTerm(key, '<', range.to)],
  })
}

function boundTerm(key: string, op: '<' | '>', bound: Bound | undefined): string[] {
  return bound ? [`${key}${op}${bound.isStrict ? '' : '='}${bound.number}`] : []
}

/** A number as people type it, with or without a dollar sign; undefined if it is none. */
export function numberOf(text: string): string | undefined {
  return /^\$?(\d{1,9}(?:\.\d{1,2})?)$/.exec(text.trim())?.[1]
}

function endsOf({ op, value }: FilterTerm): Range | undefined {
  const number = numberOf(value)
  return number === undefined ? undefined : endsBy[op]?.(number)
}

const endsBy: Partial<Record<Op, (number: string) => Range>> = {
  ':': oneNumber,
  '=': oneNumber,
  '>': (number) => ({ from: { number, isStrict: true } }),
  '>=': (number) => ({ from: { number, isStrict: false } }),
  '<': (number) => ({ to: { number, isStrict: true } }),
  '<=': (number) => ({ to: { number, isStrict: false } }),
}

function oneNumber(number: string): Range {
  return { from: { number, isStrict: false }, to: { number, isStrict: false } }
}

function isOne({ from, to }: Range): boolean {
  return Boolean(from && to && !from.isStrict && !to.isStrict && from.number === to.number)
}

/** Whether no number can be in it. */
export function isImpossible({ from, to }: Range): boolean {
  if (!from || !to) return false
  const [low, high] = [Number(from.number), Number(to.number)]
  return low > high || (low === high && (from.isStrict || to.isStrict))
}
