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
import { asAsked, type Statement } from './statement.ts'

/** Years are compared as the days from their first to their last. */
export const year: Filter = {
  names: ['year'],
  ops: allOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'year<=1995',
  help: 'The year in which a printing came out, also of a set (year:mh2), or now.',
  compile({ catalogue, today }, { op, value }) {
    const wanted = yearIn({ catalogue, today }, value.toLowerCase())
    if (wanted === undefined) return `“${value}” is not a year`
    return matchSpan(catalogue.columns.printingReleased, op, spanOfYear(wanted))
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    if (isNow(word)) return cameOut(op, { at: 'this year', bare: 'this year' })
    const title = titleOf(catalogue, word)
    const year = title ? `the year of ${title}` : word
    return cameOut(op, { at: `in ${year}`, bare: year })
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
  help: 'The day of release: yyyy-mm-dd, the code of a set for the day it came out, now or today.',
  compile({ catalogue, today }, { op, value }) {
    const wanted = dayOf({ catalogue, today }, value.toLowerCase())
    if (wanted === undefined) return `“${value}” is neither a day nor the code of a set`
    return matchNumbers(catalogue.columns.printingReleased, op, wanted)
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    if (isNow(word)) return cameOut(op, { at: 'today', bare: 'today' })
    const title = titleOf(catalogue, word)
    return cameOut(
      op,
      title ? { at: `with ${title}`, bare: title } : { at: `on ${word}`, bare: word },
    )
  },
}

/** A month or a day that is left out counts as the first, as the card-data service has it. */
function dayOf(scope: { catalogue: Catalogue; today: number }, text: string): number | undefined {
  return isNow(text) ? scope.today : (dayIn(text) ?? releaseOf(scope.catalogue, text))
}

/** `cameOut('<=', { at: 'in 1995', bare: '1995' })` is “it came out in 1995 or earlier”. */
function cameOut(op: Op, moment: Moment): Statement {
  const time = when(op, moment)
  return asAsked(op, { yes: `it came out ${time}`, no: `it did not come out ${time}` })
}
