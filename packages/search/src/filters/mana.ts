import { comparison } from '../mana/comparison.ts'
import { formatManaCost, readManaCost } from '../mana/cost-text.ts'
import { isAtLeast, isFree, type ManaCost } from '../mana/mana-cost.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts, verdictsOf } from '../rows/matchers.ts'
import { allOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber, quoted } from './statement.ts'

export const mana: Filter = {
  names: ['m', 'mana'],
  ops: allOps,
  level: 'card',
  group: 'Colors and mana',
  example: 'm:2WW',
  help: 'The mana cost of any face, symbol by symbol; : is “at least these”, so m:2WW finds {3}{W}{W} too, and lands, which have no cost, fit none.',
  compile({ catalogue: { costs, columns } }, { op, value }) {
    const target = readManaCost(value)
    if (!target) return `${quoted(value)} is not a mana cost`
    const holds = testOf(target, opOf(target, op))
    const verdicts = verdictsOf(costs, ({ faces }) => holds(faces))
    return matchVerdicts(columns.cardManaCost, verdicts)
  },
  describe({ op, value }) {
    const target = readManaCost(value)
    if (!target) return describeNumber('the mana cost', op, value) // only valid terms are described
    return describeNumber('the mana cost', opOf(target, op), formatManaCost(target))
  },
}

/** Every cost includes {0}: a query for it means exactly that. */
function opOf(target: ManaCost, op: Op): Exclude<Op, ':'> {
  if (op !== ':') return op
  return isFree(target) ? '=' : '>='
}

/** One face is enough, but `!=` is the exact complement of `=`: no face has that cost. */
function testOf(target: ManaCost, op: Exclude<Op, ':'>): (faces: ManaCost[]) => boolean {
  const holds = comparison(op, isAtLeast)
  if (op === '!=') return (faces) => faces.every((cost) => holds(cost, target))
  return (faces) => faces.some((cost) => holds(cost, target))
}
