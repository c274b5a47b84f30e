import type { Level, Matcher } from '../filters/filter.ts'
import type { Op } from '../query/tokens.ts'
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
 * Compares a column with a number. NaN never matches, nor does the number that stands for none.
 * Each comparison is an own loop, which the engine of the language turns into a handful of machine
 * instructions per row.
 */
export function matchNumbers(
  column: ArrayLike<number>,
  op: Op,
  wanted: number,
  none: number = Number.NaN,
): Matcher {
  const test = testOf(column, op, wanted, none)
  return matchTest(test, costs.numbers)
}

function testOf(
  column: ArrayLike<number>,
  op: Op,
  wanted: number,
  none: number,
): (row: number) => boolean {
  const at = (row: number) => column[row] ?? Number.NaN
  switch (op) {
    case ':':
    case '=':
      return (row) => at(row) === wanted && at(row) !== none
    case '!=':
      return (row) => at(row) !== wanted && at(row) !== none && !Number.isNaN(at(row))
    case '<':
      return (row) => at(row) < wanted && at(row) !== none
    case '<=':
      return (row) => at(row) <= wanted && at(row) !== none
    case '>':
      return (row) => at(row) > wanted && at(row) !== none
    case '>=':
      return (row) => at(row) >= wanted && at(row) !== none
  }
}

/** For a column of numbers of values, where each value passes or not (one byte each). */
export function matchVerdicts(column: ArrayLike<number>, verdicts: Uint8Array): Matcher {
  return matchTest((row) => verdicts[column[row] ?? 0] === 1, costs.numbers)
}

export const matchNothing: Matcher = { cost: costs.known, select: emptyLike }
