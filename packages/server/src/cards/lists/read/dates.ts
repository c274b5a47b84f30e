import { utc } from '@date-fns/utc'
import { isValid, parse } from 'date-fns'
import type { ListedRow, Remark } from '../listed.ts'

/** Which of the numbers in “05/06/2024” is the month. */
type Order = 'month_first' | 'day_first'

/** Dates that mean one day, whoever writes them, after those of ISO 8601. */
const plainFormats = [
  ...['yyyy/M/d', 'yyyyMMdd', 'd.M.yyyy', 'd.M.yy', 'yyyy-M-d', 'd MMM yyyy', 'd MMMM yyyy'],
  ...['MMM d, yyyy', 'MMMM d, yyyy'],
]
const orderedFormats: Readonly<Record<Order, readonly string[]>> = {
  month_first: ['M/d/yyyy', 'M-d-yyyy', 'M/d/yy'],
  day_first: ['d/M/yyyy', 'd-M-yyyy', 'd/M/yy'],
}

/**
 * Rows of a table whose days are read: until then they are as the file says them. In which order a
 * column has months and days, all of its dates decide together.
 */
export function withDays(rows: readonly ListedRow[]): {
  rows: readonly ListedRow[]
  remarks: readonly Remark[]
} {
  const texts = new Set(rows.flatMap(({ addedAt }) => addedAt ?? []))
  if (texts.size === 0) return { rows, remarks: [] }
  const decided = orderIn(texts)
  const instants = new Map([...texts].map((text) => [text, instantOf(text, decided?.order)]))
  const read = rows.map((row): ListedRow => {
    if (row.addedAt === undefined) return row
    const addedAt = instants.get(row.addedAt)
    const notes = [...row.notes, { note: 'unread_day', raw: row.addedAt } as const]
    return addedAt === undefined ? { ...row, addedAt, notes } : { ...row, addedAt }
  })
  return { rows: read, remarks: decided ? [{ remark: decided.order, raw: decided.text }] : [] }
}

/** A date that only one order explains; undefined when there is none, or they contradict each other. */
function orderIn(texts: Iterable<string>): { order: Order; text: string } | undefined {
  const found = new Map<Order, string>()
  for (const text of texts) {
    const [, first = 0, second = 0] = /^(\d{1,2})[/-](\d{1,2})[/-]\d{2,4}\b/.exec(text) ?? []
    if (Number(first) > 12) found.set('day_first', text)
    if (Number(second) > 12) found.set('month_first', text)
  }
  const [only, ...others] = found
  return only && others.length === 0 ? { order: only[0], text: only[1] } : undefined
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/
const isoInstant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/
/** As programs write it: “Sat Oct 23 2021 12:00:00 GMT+0200 (Central European Summer Time)”. */
const longDate = /^\w{3} \w{3} \d{2} \d{4} \d{2}:\d{2}:\d{2} GMT[+-]\d{4}/

function instantOf(text: string, order: Order | undefined): string | undefined {
  if (isoDay.test(text) || isoInstant.test(text)) return isoInstantOf(text)
  if (longDate.test(text)) return validInstant(new Date(text))
  const day = text.replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  for (const format of [...plainFormats, ...(order ? orderedFormats[order] : [])]) {
    const at = parse(day, format, inOurCentury, { in: utc })
    if (isValid(at) && at.getFullYear() > earliestYear) return at.toISOString()
  }
  return undefined
}

/** Decides what “24” is short for. */
const inOurCentury = new Date('2020-01-01T00:00:00Z')

/** No card is older: “yyyy” takes “24” for a year as well. */
const earliestYear = 1992

/** There is no 30 February, though dates can be made of it; without a zone it is a time of ours. */
function isoInstantOf(text: string): string | undefined {
  const isDay = validInstant(new Date(`${text.slice(0, 10)}T00:00:00Z`))?.startsWith(
    text.slice(0, 10),
  )
  if (!isDay) return undefined
  const [, zone] = isoInstant.exec(text) ?? []
  const isZoned = zone !== undefined || isoDay.test(text)
  return validInstant(new Date(isZoned ? text : `${text.replace(' ', 'T')}Z`))
}

function validInstant(at: Date): string | undefined {
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}
