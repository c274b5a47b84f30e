import type { Matcher } from '../filters/filter.ts'
import { costs } from '../rows/matchers.ts'
import { rowsWhere } from '../rows/row-set.ts'
import type { Pattern } from './read-pattern.ts'

/** Thrown when trying a pattern takes too long; the search leaves the term out and says so. */
export class PatternTooSlow extends Error {}

export const patternBudgetMs = 160

/** What is left of the time that a search has for all tries of its patterns together. */
export interface PatternTime {
  leftMs: number
  /** Milliseconds from any start. */
  clockMs(): number
}

export function patternTime(clockMs: () => number): PatternTime {
  return { leftMs: patternBudgetMs, clockMs }
}

interface Options {
  pattern: Pick<Pattern, 'test'>
  textOf(row: number): string
  time: PatternTime
}

/** Those rows whose text matches. A try gets half of the time that is left, so that others get some too. */
export function matchPattern({ pattern, textOf, time }: Options): Matcher {
  return {
    cost: costs.pattern,
    select(within) {
      const beganMs = time.clockMs()
      const stopAtMs = beganMs + time.leftMs / 2
      try {
        return rowsWhere(within, (row) => {
          // Before each row: reading the clock takes 50 ns, but the worst row takes as long as
          // hundreds of thousands of easy ones.
          if (time.clockMs() > stopAtMs) throw new PatternTooSlow('the pattern takes too long')
          return pattern.test(textOf(row))
        })
      } finally {
        time.leftMs -= time.clockMs() - beganMs
      }
    },
  }
}
