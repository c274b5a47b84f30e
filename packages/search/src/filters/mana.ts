import { comparison } from '../mana/comparison.ts'
import { formatManaCost, readManaCost } from '../mana/cost-text.ts'
import { isAtLeast, isFree, type ManaCost } from '../mana/mana-cost.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts, verdictsOf } from '../rows/matchers.ts'
import { allOps } from './compare.ts'
import type { Filter } from './filter.ts'
import { quoted, saysNumber } from './statement.ts'

export const mana: Filter = {
  names: ['m', 'mana'],
  ops: allOps,
  level: 'card',
  group: 'Colours and mana',
  example: 'm:2WW',
  help: 'The mana cost of any face, symbol by symbol; : is “at least these”, so m:2WW finds {3}{W}{W} too, and lands, which have no cost, fit none.',
  compile({ catalogue: { costs, columns } }, { op, value }) {
    const wanted = readManaCost(value)
    if (!wanted) return `${quoted(value)} is not a mana cost`
    const holds = testOf(wanted, opOf(wanted, op))
    const verdicts = verdictsOf(costs, ({ faces }) => holds(faces))
    return matchVerdicts(columns.cardManaCost, verdicts)
  },
  describe({ op, value }) {
    const wanted = readManaCost(value)
    if (!wanted) return saysNumber('the mana cost', op, value) // only what compiles is described
    return saysNumber('the mana cost', opOf(wanted, op), formatManaCost(wanted))
  },
}

/** Every cost is at least {0}: whoever asks for it wants just that. */
function opOf(wanted: ManaCost, op: Op): Exclude<Op, ':'> {
  if (op !== ':') return op
  return isFree(wanted) ? '=' : '>='
}

/** One face is enough, but `!=` finds exactly what `=` does not: no face has that cost. */
function testOf(wanted: ManaCost, op: Exclude<Op, ':'>): (faces: ManaCost[]) => boolean {
  const holds = comparison(op, isAtLeast)
  if (op === '!=') return (faces) => faces.every((cost) => holds(cost, wanted))
  return (faces) => faces.some((cost) => holds(cost, wanted))
}
