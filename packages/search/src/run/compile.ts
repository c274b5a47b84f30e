import { limits } from '@manafolio/contract'
import { type Catalogue, findCardsNamed } from '../catalogue/catalogue.ts'
import type { Test } from '../filters/filter.ts'
import { findFilter } from '../filters/table.ts'
import type { FilterTerm, NameTerm, Query } from '../query/tree.ts'
import { foldName } from '../text/fold.ts'
import { rowsContaining } from '../text/text-column.ts'

/** Both tests must pass, where there are any: the card's first, then each printing's. */
export interface Plan {
  card?: Test
  printing?: Test
}

export interface Compiled {
  /** Undefined when nothing of the query was understood. */
  plan: Plan | undefined
  /** What was ignored and why, one sentence each. */
  warnings: string[]
}

/** Turns a tree into tests. Terms that can't be understood are left out, with a warning. */
export function compile(catalogue: Catalogue, query: Query): Compiled {
  const warnings: string[] = []
  const plan = compileNode({ catalogue, warnings, terms: 0 }, query)
  return { plan, warnings: [...new Set(warnings)] }
}

interface Context {
  catalogue: Catalogue
  warnings: string[]
  /** How many were compiled so far. */
  terms: number
}

function compileNode(context: Context, query: Query): Plan | undefined {
  switch (query.kind) {
    case 'and':
      return compileAnd(context, query.all)
    case 'or':
      return compileOr(context, query.any)
    case 'not':
      return compileNot(context, query.query)
    case 'name':
    case 'filter':
      return compileTerm(context, query)
  }
}

function compileTerm(context: Context, term: NameTerm | FilterTerm): Plan | undefined {
  if (++context.terms <= limits.queryTerms) {
    return term.kind === 'name' ? compileName(context, term) : compileFilter(context, term)
  }
  context.warnings.push(`Everything after the first ${limits.queryTerms} terms was ignored.`)
  return undefined
}

function compileAnd(context: Context, all: Query[]): Plan | undefined {
  const plans = compileParts(context, all)
  if (plans.length === 0) return undefined
  const card = every(plans.flatMap((plan) => plan.card ?? []))
  const printing = every(plans.flatMap((plan) => plan.printing ?? []))
  return { ...(card && { card }), ...(printing && { printing }) }
}

function compileOr(context: Context, any: Query[]): Plan | undefined {
  const plans = compileParts(context, any)
  if (plans.length < 2) return plans[0]
  if (plans.every(isOfCards)) return { card: some(plans.flatMap((plan) => plan.card ?? [])) }
  return { printing: some(plans.map((plan) => wholeTest(context, plan))) }
}

function compileNot(context: Context, query: Query): Plan | undefined {
  const plan = compileNode(context, query)
  if (!plan) return undefined
  const { card } = plan
  if (card && isOfCards(plan)) return { card: (index) => !card(index) }
  const test = wholeTest(context, plan)
  return { printing: (index) => !test(index) }
}

const noPatterns = 'patterns between slashes are not understood'

function compileName({ catalogue, warnings }: Context, term: NameTerm): Plan | undefined {
  if (term.style === 'regex') {
    warnings.push(`“/${term.text}/” was ignored: ${noPatterns}.`)
    return undefined
  }
  const name = foldName(term.text)
  if (name === '') {
    if (!isFaceMark(term.text))
      warnings.push(`“${term.text}” was ignored: it has no letters or digits.`)
    return undefined
  }
  if (term.exact) {
    const cards = new Set(findCardsNamed(catalogue, term.text))
    return { card: (card) => cards.has(card) }
  }
  const rows = rowsContaining(catalogue.texts.cardName, name)
  return { card: (card) => rows[card] === 1 }
}

/** The slashes between the names of faces, as in “Fire // Ice”. */
function isFaceMark(text: string): boolean {
  return text === '//' || text === '/'
}

function compileFilter({ catalogue, warnings }: Context, term: FilterTerm): Plan | undefined {
  const test = testOf(catalogue, term)
  if (typeof test !== 'string') return test
  warnings.push(`“${term.key}${term.op}${term.value}” was ignored: ${test}.`)
  return undefined
}

function testOf(catalogue: Catalogue, term: FilterTerm): Plan | string {
  const filter = findFilter(term.key)
  if (!filter) return `there is no filter called “${term.key}”`
  if (!filter.ops.includes(term.op)) return `“${term.key}” can't be used with “${term.op}”`
  if (term.style === 'regex') return noPatterns
  const test = filter.compile(catalogue, term.op, term.value)
  if (typeof test === 'string') return test
  return filter.level === 'card' ? { card: test } : { printing: test }
}

function compileParts(context: Context, parts: Query[]): Plan[] {
  return parts.flatMap((part) => compileNode(context, part) ?? [])
}

function isOfCards(plan: Plan): boolean {
  return plan.printing === undefined
}

function wholeTest({ catalogue }: Context, { card, printing }: Plan): Test {
  const { printingCard } = catalogue.columns
  return (index) => (!card || card(printingCard[index] ?? 0)) && (!printing || printing(index))
}

function every(tests: Test[]): Test | undefined {
  if (tests.length < 2) return tests[0]
  return (index) => tests.every((test) => test(index))
}

function some(tests: Test[]): Test {
  return (index) => tests.some((test) => test(index))
}
