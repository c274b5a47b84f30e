import type { Matcher } from '../filters/filter.ts'
import { costs } from '../rows/matchers.ts'
import { rowsWhere } from '../rows/row-set.ts'
import type { Pattern } from './read-pattern.ts'

/** Thrown when trying a pattern takes longer than patternBudgetMs; the search leaves the term out and says so. */
export class PatternTooSlow extends Error {}

export const patternBudgetMs = 150

interface Options {
  pattern: Pattern
  textOf(row: number): string
  clockMs(): number
}

/** Those rows whose text matches. */
export function matchPattern({ pattern, textOf, clockMs }: Options): Matcher {
  return {
    cost: costs.pattern,
    select(within) {
      const stopAtMs = clockMs() + patternBudgetMs
      return rowsWhere(within, (row) => {
        // Before each row: reading the clock takes 50 ns, but the worst row takes as long as
        // hundreds of thousands of easy ones.
        if (clockMs() > stopAtMs) throw new PatternTooSlow('the pattern takes too long')
        return pattern.test(textOf(row))
      })
    },
  }
}
