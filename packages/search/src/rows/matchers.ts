import type { Level, Matcher } from '../filters/filter.ts'
import type { Op } from '../query/tokens.ts'
import { type CodeColumn, type NumberColumn, rowsInRange, rowsWithVerdict } from './column-scan.ts'
import { bothRows, emptyLike, type RowSet, rowsWhere, rowsWithout } from './row-set.ts'

/** What matchers cost, from known rows to patterns. */
export const costs = { known: 0, numbers: 1, words: 2, test: 3, phrase: 4, pattern: 9 } as const

/** For rows that are known beforehand. */
export function matchRows(rows: RowSet, level?: Level): Matcher {
  return { ...(level && { level }), cost: costs.known, select: (within) => bothRows(within, rows) }
}

/** For what must be looked at row by row. */
export function matchTest(test: (row: number) => boolean, cost: number = costs.test): Matcher {
  return { cost, select: (within) => rowsWhere(within, test) }
}

/** Whatever another matcher leaves out. */
export function matchOthers(matcher: Matcher): Matcher {
  return { ...matcher, select: (within) => rowsWithout(within, matcher.select(within)) }
}

/** For `!=`: the others; for any other operator the matcher itself. */
export function unlessDenied(op: Op, matcher: Matcher): Matcher {
  return op === '!=' ? matchOthers(matcher) : matcher
}

/**
 * Compares a column with a number. NaN never matches, nor does a number below `least`, such as the
 * one that stands for no price.
 */
export function matchNumbers(
  column: NumberColumn,
  op: Op,
  wanted: number,
  least = Number.NEGATIVE_INFINITY,
): Matcher {
  const inRange = (low: number, high: number) => matchRange(column, Math.max(low, least), high)
  const highest = Number.POSITIVE_INFINITY
  switch (op) {
    case ':':
    case '=':
      return inRange(wanted, wanted)
    case '!=':
      return matchBut(inRange(least, highest), inRange(wanted, wanted))
    case '<':
      return inRange(least, justBelow(wanted))
    case '<=':
      return inRange(least, wanted)
    case '>':
      return matchBut(inRange(wanted, highest), inRange(wanted, wanted))
    case '>=':
      return inRange(wanted, highest)
  }
}

/** For numbers between two others, these included. */
export function matchRange(column: NumberColumn, low: number, high: number): Matcher {
  return { cost: costs.numbers, select: (within) => rowsInRange(column, low, high, within) }
}

/** What a matcher selects and another one does not. */
export function matchBut(matcher: Matcher, others: Matcher): Matcher {
  const select = (within: RowSet) => rowsWithout(matcher.select(within), others.select(within))
  return { cost: matcher.cost, select }
}

/** The largest number below another, near enough for what columns hold. */
function justBelow(number: number): number {
  if (number === Number.POSITIVE_INFINITY) return Number.MAX_VALUE
  return number - Math.max(Math.abs(number) * Number.EPSILON, Number.MIN_VALUE)
}

/** For a column of numbers of values, where each value passes (1) or not (0). */
export function matchVerdicts(column: CodeColumn, verdicts: Uint8Array): Matcher {
  return { cost: costs.numbers, select: (within) => rowsWithVerdict(column, verdicts, within) }
}

/** Asks once for each value of a vocabulary. */
export function verdictsOf<T>(values: readonly T[], holds: (value: T, number: number) => boolean) {
  const verdicts = new Uint8Array(values.length)
  for (let i = 0; i < values.length; i++) {
    const value = values[i]
    if (value !== undefined && holds(value, i)) verdicts[i] = 1
  }
  return verdicts
}

export const matchNothing: Matcher = { cost: costs.known, select: emptyLike }
