import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Op } from '../query/tokens.ts'
import { matchNumbers } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import {
  dayIn,
  isNow,
  type Moment,
  matchSpan,
  releaseOf,
  type Span,
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

export const date: Filter = {
  names: ['date'],
  ops: allOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'date>=2015-08-18',
  help: 'The release date: yyyy-mm-dd, the code of a set for its release date, now or today.',
  compile({ catalogue, today }, { op, value }) {
    const target = dayOf({ catalogue, today }, value.toLowerCase())
    if (target === undefined) return `“${value}” is neither a day nor the code of a set`
    return matchNumbers(catalogue.columns.printingReleased, op, target)
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    if (isNow(word)) return describeRelease(op, { at: 'today', bare: 'today' })
    const title = titleOf(catalogue, word)
    return describeRelease(
      op,
      title ? { at: `with ${title}`, bare: title } : { at: `on ${word}`, bare: word },
    )
  },
}

/** A missing month or day counts as the first, as on Scryfall. */
function dayOf(scope: { catalogue: Catalogue; today: number }, text: string): number | undefined {
  return isNow(text) ? scope.today : (dayIn(text) ?? releaseOf(scope.catalogue, text))
}

/** `describeRelease('<=', { at: 'in 1995', bare: '1995' })` is “it came out in 1995 or earlier”. */
function describeRelease(op: Op, moment: Moment): Statement {
  const time = when(op, moment)
  return asRequested(op, { yes: `it came out ${time}`, no: `it did not come out ${time}` })
}
