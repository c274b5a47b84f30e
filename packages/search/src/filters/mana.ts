import { comparison } from '../mana/comparison.ts'
import { formatManaCost, readManaCost } from '../mana/cost-text.ts'
import { isAtLeast, isFree, type ManaCost } from '../mana/mana-cost.ts'
import { withUsualSymbols } from '../mana/symbols.ts'
import { matchPattern } from '../pattern/match-pattern.ts'
import { readPattern } from '../pattern/read-pattern.ts'
import type { Op } from '../query/tokens.ts'
import { matchVerdicts, unlessDenied, verdictsOf } from '../rows/matchers.ts'
import { allRows, hasRow } from '../rows/row-set.ts'
import { fold } from '../text/fold.ts'
import { allOps } from './compare.ts'
import type { Filter, Matcher, Scope } from './filter.ts'
import { describeNumber, quoted } from './statement.ts'
import { describeText } from './text.ts'

export const mana: Filter = {
  names: ['m', 'mana'],
  ops: allOps,
  level: 'card',
  group: 'Colors and mana',
  example: 'm:2WW',
  help: 'The mana cost of any face, symbol by symbol; : is “at least these”, so m:2WW finds {3}{W}{W} too, and lands, which have no cost, fit none.',
  takesPatterns: true,
  compile(scope, { op, value, style }) {
    if (style === 'regex') return matchCostPattern(scope, op, value)
    const { costs, columns } = scope.catalogue
    const target = readManaCost(value)
    if (!target) return `${quoted(value)} is not a mana cost`
    const holds = testOf(target, opOf(target, op))
    const verdicts = verdictsOf(costs, ({ faces }) => holds(faces))
    return matchVerdicts(columns.cardManaCost, verdicts)
  },
  describe(term) {
    const { op, value, style } = term
    if (style === 'regex') return describeText('the mana cost', term)
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

/** Patterns match the cost of each face by itself; the few different costs are tried, not all cards. */
function matchCostPattern(scope: Scope, op: Op, source: string): Matcher | string {
  if (op !== ':' && op !== '=' && op !== '!=')
    return 'a pattern is neither more nor less than a cost'
  const pattern = readPattern(withPlainAmounts(withUsualSymbols(source)))
  if (typeof pattern === 'string') return pattern
  const { meta, columns } = scope.catalogue
  const textOf = (cost: number) => facesApart(meta.manaCosts[cost] ?? '')
  const tried = matchPattern({ pattern, textOf, time: scope.patternTime })
  return unlessDenied(op, {
    ...tried,
    select(within) {
      const found = tried.select(allRows(meta.manaCosts.length))
      const verdicts = verdictsOf(meta.manaCosts, (_, cost) => hasRow(found, cost))
      return matchVerdicts(columns.cardManaCost, verdicts).select(within)
    },
  })
}

/** `{2}` after another symbol, or first of all, is generic mana and repeats nothing. */
function withPlainAmounts(source: string): string {
  return source.replace(/(?<=^|[\^(|]|(?<!\\)\})\{(\d+)\}/g, '\\{$1\\}')
}

/** A line for each face that has a cost. */
function facesApart(printed: string): string {
  const faces = fold(printed).split('//')
  return faces.flatMap((face) => face.trim() || []).join('\n')
}
