import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Level, Matcher } from '../filters/filter.ts'
import { PatternTooSlow } from '../pattern/match-pattern.ts'
import type { FilterTerm, NameTerm } from '../query/tree.ts'
import { cardsWithAny, printingsOf } from '../rows/levels.ts'
import { costs } from '../rows/matchers.ts'
import { addRows, allRows, bothRows, emptyLike, type RowSet, rowsWithout } from '../rows/row-set.ts'

/** What to run, and on what: a plan of cards needs no look at printings. */
export type Plan = { level: Level; cost: number } & (
  | { kind: 'match'; matcher: Matcher; term: Term }
  | { kind: 'all'; parts: readonly Plan[] }
  | { kind: 'any'; parts: readonly Plan[] }
  | { kind: 'none'; part: Plan }
)
type Term = NameTerm | FilterTerm

/** Thrown when a term takes too long; the search continues without it, with a warning. */
export class TermTooSlow extends Error {
  readonly term: Term
  constructor(term: Term) {
    super('A term takes too long.')
    this.term = term
  }
}

export function planMatch(matcher: Matcher, level: Level, term: Term): Plan {
  return { kind: 'match', level: matcher.level ?? level, cost: matcher.cost, matcher, term }
}

/** Cards are decided first, then printings, each the cheap way first; patterns come last of all. */
export function planAll(parts: readonly Plan[]): Plan {
  const byCost = [...parts].sort((a, b) => a.cost - b.cost)
  const cards = byCost.filter((part) => part.level === 'card' && part.cost < costs.pattern)
  const others = byCost.filter((part) => !cards.includes(part))
  const level = levelOf(parts)
  if (level === 'card' || cards.length < 2) {
    return { kind: 'all', level, cost: costOf(parts), parts: [...cards, ...others] }
  }
  return { kind: 'all', level, cost: costOf(parts), parts: [planAll(cards), ...others] }
}

export function planAny(parts: readonly Plan[]): Plan {
  return { kind: 'any', level: levelOf(parts), cost: costOf(parts), parts }
}

export function planNone(part: Plan): Plan {
  return { kind: 'none', level: part.level, cost: part.cost, part }
}

function levelOf(parts: readonly Plan[]): Level {
  return parts.every((part) => part.level === 'card') ? 'card' : 'printing'
}

function costOf(parts: readonly Plan[]): number {
  return parts.reduce((highest, part) => Math.max(highest, part.cost), 0)
}

/** Those of the given printings that a plan wants. */
export function selectPrintings(catalogue: Catalogue, plan: Plan, within: RowSet): RowSet {
  if (plan.level === 'printing') return select(catalogue, plan, within)
  const isCostly = plan.cost >= costs.pattern
  const cards = isCostly ? cardsWithAny(catalogue, within) : allRows(catalogue.meta.cardCount)
  return bothRows(within, printingsOf(catalogue, select(catalogue, plan, cards)))
}

/** Those of the given rows, of the plan's own level, that it wants. */
function select(catalogue: Catalogue, plan: Plan, within: RowSet): RowSet {
  const selectPart = (part: Plan, rows: RowSet) =>
    plan.level === 'card' ? select(catalogue, part, rows) : selectPrintings(catalogue, part, rows)
  switch (plan.kind) {
    case 'match':
      return selectMatch(plan, within)
    case 'all':
      return plan.parts.reduce((rows, part) => selectPart(part, rows), within)
    case 'any': {
      const found = emptyLike(within)
      for (const part of plan.parts) addRows(found, selectPart(part, rowsWithout(within, found)))
      return found
    }
    case 'none':
      return rowsWithout(within, selectPart(plan.part, within))
  }
}

function selectMatch({ matcher, term }: Plan & { kind: 'match' }, within: RowSet): RowSet {
  try {
    return matcher.select(within)
  } catch (error) {
    throw error instanceof PatternTooSlow ? new TermTooSlow(term) : error
  }
}
