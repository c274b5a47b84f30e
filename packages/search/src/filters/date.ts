import type { Catalogue } from '../catalogue/catalogue.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'

export const year: Filter = {
  names: ['year'],
  ops: allOps,
  level: 'printing',
  example: 'year<=1995',
  compile({ columns }, op, value) {
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a year`
    const released = columns.printingReleased
    return (printing) => compare[op](Math.floor((released[printing] ?? 0) / 10_000), wanted)
  },
}

/** A day as yyyy-mm-dd, or the day on which a set came out. */
export const date: Filter = {
  names: ['date'],
  ops: allOps,
  level: 'printing',
  example: 'date>=2015-08-18',
  compile(catalogue, op, value) {
    const wanted = dayIn(value) ?? releaseOf(catalogue, value.toLowerCase())
    if (wanted === undefined) return `“${value}” is neither a day nor the code of a set`
    const released = catalogue.columns.printingReleased
    return (printing) => compare[op](released[printing] ?? 0, wanted)
  },
}

/** As the number yyyymmdd; a month or a day that is left out counts as the first. */
function dayIn(value: string): number | undefined {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(value) ?? []
  return year === undefined ? undefined : Number(year + month + day)
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
