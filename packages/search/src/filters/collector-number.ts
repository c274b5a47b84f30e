import { rowText } from '../text/text-column.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter } from './filter.ts'

/** Equality is of the whole number, such as "141a"; comparisons look at its digits. */
export const collectorNumber: Filter = {
  names: ['cn', 'number'],
  ops: allOps,
  level: 'printing',
  example: 'cn:141',
  compile({ texts }, op, value) {
    const numbers = texts.printingNumber
    const text = value.toLowerCase()
    if (op === ':' || op === '=') return (printing) => rowText(numbers, printing) === text
    if (op === '!=') return (printing) => rowText(numbers, printing) !== text
    const wanted = numberIn(value)
    if (wanted === undefined) return `“${value}” is not a number`
    return (printing) => {
      const digits = /\d+/.exec(rowText(numbers, printing))
      return digits !== null && compare[op](Number(digits[0]), wanted)
    }
  },
}
