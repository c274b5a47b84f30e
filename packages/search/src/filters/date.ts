import type { Op } from '../query/tokens.ts'
import { allOps, numberIn } from './compare.ts'
import {
  isNow,
  type Moment,
  matchSpan,
  momentOf,
  releaseOf,
  type Span,
  spanIn,
  titleOf,
  when,
} from './days.ts'
import type { Filter, Scope } from './filter.ts'
import { asRequested, type Statement } from './statement.ts'

/** Years are compared as the days from their first to their last. */
export const year: Filter = {
  names: ['year'],
  ops: allOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'year<=1995',
  help: 'The release year of a printing, also that of a set (year:mh2), or now.',
  compile({ catalogue, today }, { op, value }) {
    const target = yearIn({ catalogue, today }, value.toLowerCase())
    if (target === undefined) return `“${value}” is not a year`
    return matchSpan(catalogue.columns.printingReleased, op, spanOfYear(target))
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    if (isNow(word)) return describeRelease(op, { at: 'this year', bare: 'this year' })
    const title = titleOf(catalogue, word)
    const year = title ? `the year of ${title}` : word
    return describeRelease(op, { at: `in ${year}`, bare: year })
  },
}

function yearIn(scope: Pick<Scope, 'catalogue' | 'today'>, value: string): number | undefined {
  const number = numberIn(value)
  if (number !== undefined) return number
  const day = isNow(value) ? scope.today : releaseOf(scope.catalogue, value)
  return day === undefined ? undefined : yearOf(day)
}

/** Days are numbers yyyymmdd. */
const yearWidth = 10_000

function yearOf(day: number): number {
  return Math.floor(day / yearWidth)
}

function spanOfYear(year: number): Span {
  return { first: year * yearWidth, last: (year + 1) * yearWidth - 1 }
}

/** Months and years are compared as the days from their first to their last. */
export const date: Filter = {
  names: ['date'],
  ops: allOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'date>=2015-08-18',
  help: 'The release date: yyyy-mm-dd, a whole month (2015-08) or year (2015), the code of a set for its release date, now or today.',
  compile({ catalogue, today }, { op, value }) {
    const span = spanIn({ catalogue, today }, value.toLowerCase())
    if (!span) return `“${value}” is neither a day, a month, a year nor the code of a set`
    return matchSpan(catalogue.columns.printingReleased, op, span)
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    if (isNow(word)) return describeRelease(op, { at: 'today', bare: 'today' })
    const title = titleOf(catalogue, word)
    return describeRelease(op, title ? { at: `with ${title}`, bare: title } : momentOf(word))
  },
}

/** `describeRelease('<=', { at: 'in 1995', bare: '1995' })` is “it came out in 1995 or earlier”. */
function describeRelease(op: Op, moment: Moment): Statement {
  const time = when(op, moment)
  return asRequested(op, { yes: `it came out ${time}`, no: `it did not come out ${time}` })
}
