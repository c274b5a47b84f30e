import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Op } from '../query/tokens.ts'
import { matchBut, matchNumbers, matchRange } from '../rows/matchers.ts'
import type { Matcher, Scope } from './filter.ts'

/** From a first day to a last one, as numbers yyyymmdd. */
export interface Span {
  first: number
  last: number
}

/** Days within, before or after a range of days, excluding those below `least`. */
export function matchSpan(
  days: Int32Array,
  op: Op,
  { first, last, least = Number.NEGATIVE_INFINITY }: Span & { least?: number },
): Matcher {
  if (op === '<' || op === '>=') return matchNumbers(days, op, first, least)
  if (op === '<=' || op === '>') return matchNumbers(days, op, last, least)
  const within = matchRange(days, Math.max(first, least), last)
  return op === '!=' ? matchBut(matchRange(days, least, Number.POSITIVE_INFINITY), within) : within
}

export function isNow(word: string): boolean {
  return word === 'now' || word === 'today'
}

const dayText = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/

/** The number yyyymmdd; a missing month or day counts as the first. */
function dayIn(text: string): number | undefined {
  const [, year, month = '01', day = '01'] = dayText.exec(text) ?? []
  if (year === undefined || !isDay(`${year}-${month}-${day}`)) return undefined
  return Number(year + month + day)
}

/** Rejects February 30, which Date would parse as the first days of March. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** The range of a day, a month or a year; or the release date of a set. */
export function spanIn(
  { catalogue, today }: Pick<Scope, 'catalogue' | 'today'>,
  text: string,
): Span | undefined {
  if (isNow(text)) return { first: today, last: today }
  const first = dayIn(text)
  // No month has 99 days and no year 99 months, but nothing comes after them either.
  if (first !== undefined) return { first, last: Number(text.replaceAll('-', '').padEnd(8, '9')) }
  const release = releaseOf(catalogue, text)
  return release === undefined ? undefined : { first: release, last: release }
}

/** The earliest release date of the set's printings. */
export function releaseOf({ meta, columns }: Catalogue, code: string): number | undefined {
  const set = meta.sets.findIndex((info) => info.code === code)
  if (set < 0) return undefined
  const days = columns.printingReleased.filter(
    (_, printing) => columns.printingSet[printing] === set,
  )
  return days.reduce((earliest, day) => Math.min(earliest, day))
}

export function titleOf({ meta }: Catalogue, code: string): string | undefined {
  return meta.sets.find((set) => set.code === code)?.name
}

/** A time after “something came out”, and after “before”. */
export interface Moment {
  at: string
  bare: string
}

/** “on 2021-02-05”, but “in 2021-02” for a month and “in 2021” for a year. */
export function momentOf(text: string): Moment {
  const isDay = text.length === 'yyyy-mm-dd'.length
  return { at: `${isDay ? 'on' : 'in'} ${text}`, bare: text }
}

/** The moment of a day, a month, a year or today, or of the code of a set. */
export function namedMoment(catalogue: Catalogue, word: string): Moment {
  if (isNow(word)) return { at: 'today', bare: 'today' }
  const title = titleOf(catalogue, word)
  if (title) return { at: `on the release day of ${title}`, bare: `the release of ${title}` }
  return momentOf(word)
}

/** `when('<=', { at: 'in 1995', bare: '1995' })` is “in 1995 or earlier”. */
export function when(op: Op, { at, bare }: Moment): string {
  const whens: Record<Op, string> = {
    ':': at,
    '=': at,
    '!=': at,
    '<': `before ${bare}`,
    '<=': `${at} or earlier`,
    '>': `after ${bare}`,
    '>=': `${at} or later`,
  }
  return whens[op]
}
