import { cardFlag } from '../catalogue/columns.ts'
import { readManaCost } from '../mana/cost-text.ts'
import { devotionTo } from '../mana/mana-cost.ts'
import { symbolColors } from '../mana/symbols.ts'
import type { Op } from '../query/tokens.ts'
import { costs as matchCosts, matchTest, verdictsOf } from '../rows/matchers.ts'
import { allOps, compare } from './compare.ts'
import type { Filter } from './filter.ts'
import { describeNumber, quoted } from './statement.ts'

export const devotion: Filter = {
  names: ['devotion'],
  ops: allOps,
  level: 'card',
  group: 'Colors and mana',
  example: 'devotion:{u/b}{u/b}',
  help: 'What a permanent adds to the devotion to a color, or to two with a hybrid symbol: repeat the symbol as often as it should count; : is “at least”.',
  compile({ catalogue }, { op, value }) {
    const target = readDevotion(value)
    if (typeof target === 'string') return target
    const holds = compare[opOf(op)]
    const colors = symbolColors(target.symbol)
    // Only the front face: a permanent has another face's cost only where rules say so.
    const verdicts = verdictsOf(catalogue.costs, ({ front }) =>
      holds(front ? devotionTo(colors, front) : 0, target.count),
    )
    const { cardFlags, cardManaCost } = catalogue.columns
    const isPermanent = (card: number) => ((cardFlags[card] ?? 0) & cardFlag.permanent) !== 0
    const isDevout = (card: number) => verdicts[cardManaCost[card] ?? 0] === 1
    return matchTest((card) => isPermanent(card) && isDevout(card), matchCosts.numbers)
  },
  describe({ op, value }) {
    const target = readDevotion(value)
    if (typeof target === 'string') return describeNumber('the devotion', op, value) // never compiles
    return describeNumber(`the devotion to {${target.symbol}}`, opOf(op), String(target.count))
  },
}

interface Devotion {
  /** A color or a pair of colors, such as "U" or "U/B". */
  symbol: string
  count: number
}

function readDevotion(value: string): Devotion | string {
  const cost = readManaCost(value)
  if (!cost) return `${quoted(value)} is not a mana cost`
  const [first, ...others] = cost.symbols
  const isOneSymbol = first && others.length === 0 && cost.generic === 0
  if (isOneSymbol && /^[WUBRG](\/[WUBRG])?$/.test(first[0])) {
    return { symbol: first[0], count: first[1] }
  }
  return `${quoted(value)} is not one color or hybrid symbol, repeated as in “rr” or “{u/b}{u/b}”`
}

function opOf(op: Op): Op {
  return op === ':' ? '>=' : op
}
