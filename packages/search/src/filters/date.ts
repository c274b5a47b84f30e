import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Op } from '../query/tokens.ts'
import { matchNumbers, matchRange, unlessDenied } from '../rows/matchers.ts'
import { allOps, numberIn } from './compare.ts'
import type { Filter, Matcher, Scope } from './filter.ts'
import { asAsked, type Statement } from './statement.ts'

const nows = new Set(['now', 'today'])

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
    return matchYear(catalogue.columns.printingReleased, op, wanted)
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    const title = titleOf(catalogue, word)
    const year = title ? `the year of ${title}` : word
    return cameOut(
      op,
      nows.has(word) ? { at: 'this year', bare: 'this year' } : { at: `in ${year}`, bare: year },
    )
  },
}

/** As a span of days, from its first to its last. */
function matchYear(released: Int32Array, op: Op, year: number): Matcher {
  const [first, last] = [year * yearWidth, (year + 1) * yearWidth - 1]
  if (op === '<' || op === '>=') return matchNumbers(released, op, first)
  if (op === '<=' || op === '>') return matchNumbers(released, op, last)
  return unlessDenied(op, matchRange(released, first, last))
}

function yearIn(scope: Pick<Scope, 'catalogue' | 'today'>, value: string): number | undefined {
  const number = numberIn(value)
  if (number !== undefined) return number
  const day = nows.has(value) ? scope.today : releaseOf(scope.catalogue, value)
  return day === undefined ? undefined : yearOf(day)
}

/** Days are numbers yyyymmdd. */
const yearWidth = 10_000

function yearOf(day: number): number {
  return Math.floor(day / yearWidth)
}

export const date: Filter = {
  names: ['date'],
  ops: allOps,
  level: 'printing',
  group: 'Sets and dates',
  example: 'date>=2015-08-18',
  help: 'The day of release: yyyy-mm-dd, the code of a set for the day it came out, now or today.',
  compile({ catalogue, today }, { op, value }) {
    const text = value.toLowerCase()
    const wanted = nows.has(text) ? today : (dayIn(text) ?? releaseOf(catalogue, text))
    if (wanted === undefined) return `“${value}” is neither a day nor the code of a set`
    return matchNumbers(catalogue.columns.printingReleased, op, wanted)
  },
  describe({ op, value }, catalogue) {
    const word = value.toLowerCase()
    const title = titleOf(catalogue, word)
    if (nows.has(word)) return cameOut(op, { at: 'today', bare: 'today' })
    return cameOut(
      op,
      title ? { at: `with ${title}`, bare: title } : { at: `on ${word}`, bare: word },
    )
  },
}

/** As the number yyyymmdd; a month or a day that is left out counts as the first. */
function dayIn(value: string): number | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value) ?? []
  if (year === undefined || !isDay(`${year}-${month}-${day}`)) return undefined
  return Number(year + month + day)
}

/** Not the 30th of February, which dates would read as the first days of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The earliest day on which a printing of the set came out. */
function releaseOf({ meta, columns }: Catalogue, code: string): number | undefined {
  const set = meta.sets.findIndex((info) => info.code === code)
  if (set < 0) return undefined
  const days = columns.printingReleased.filter(
    (_, printing) => columns.printingSet[printing] === set,
  )
  return days.reduce((earliest, day) => Math.min(earliest, day))
}

function titleOf({ meta }: Catalogue, code: string): string | undefined {
  return meta.sets.find((set) => set.code === code)?.name
}

/** `cameOut('<=', { at: 'in 1995', bare: '1995' })` is “it came out in 1995 or earlier”. */
function cameOut(op: Op, { at, bare }: { at: string; bare: string }): Statement {
  const whens: Record<Op, string> = {
    ':': at,
    '=': at,
    '!=': at,
    '<': `before ${bare}`,
    '<=': `${at} or earlier`,
    '>': `after ${bare}`,
    '>=': `${at} or later`,
  }
  const statement = { yes: `it came out ${whens[op]}`, no: `it did not come out ${whens[op]}` }
  return asAsked(op, statement)
}
