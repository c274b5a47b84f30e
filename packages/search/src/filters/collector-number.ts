import { matchVerdicts, verdictsOf } from '../rows/matchers.ts'
import { allOps, compare, numberIn } from './compare.ts'
import type { Filter, Term } from './filter.ts'
import { describeNumber } from './statement.ts'

/** Equality compares the whole number, such as "141a"; other operators compare its digits. */
export const collectorNumber: Filter = {
  names: ['cn', 'number'],
  ops: allOps,
  level: 'printing',
  group: 'Printings',
  example: 'cn:141',
  help: 'The collector number, letters included; comparisons and ranges (cn:10-20) look at its digits.',
  compile({ catalogue: { meta, columns, numberDigits } }, term) {
    const holds = testOf(term)
    if (typeof holds === 'string') return holds
    const verdicts = verdictsOf(meta.numbers, (number, i) =>
      holds(number, numberDigits[i] ?? noDigits),
    )
    return matchVerdicts(columns.printingNumber, verdicts)
  },
  describe: ({ op, value }) =>
    describeNumber('the collector number', op, value.replace(range, 'from $1 to $2')),
}

const noDigits = -1

const range = /^(\d+)-(\d+)$/

type Test = (number: string, digits: number) => boolean

function testOf({ op, value }: Term): Test | string {
  const isRequested = equalityTest(value.toLowerCase())
  if (op === ':' || op === '=') return isRequested
  if (op === '!=') return (number, digits) => !isRequested(number, digits)
  const target = numberIn(value)
  if (target === undefined) return `“${value}” is not a number`
  return (_, digits) => digits !== noDigits && compare[op](digits, target)
}

function equalityTest(text: string): Test {
  const [, from, to] = range.exec(text) ?? []
  if (!from || !to) return (number) => number === text
  return (_, digits) => digits >= Number(from) && digits <= Number(to)
}
