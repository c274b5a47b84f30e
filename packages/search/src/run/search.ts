import type { SearchMode } from '@manafolio/contract'
import { type Catalogue, findCardsCalled, printingFlag } from '../catalogue/catalogue.ts'
import { parse } from '../query/parse.ts'
import type { Query } from '../query/tree.ts'
import { compile, type Plan } from './compile.ts'
import { type Matches, match } from './match.ts'
import { type Mode, modeOf } from './modes.ts'
import { askedName, isOnlyName, orderByName } from './order.ts'

export interface SearchRequest {
  query: string
  mode: SearchMode
  /** From 1. */
  page: number
  pageSize: number
}

export interface SearchAnswer {
  /** Numbers of printings in the catalogue. */
  printings: number[]
  /** Entries of the whole list in this mode. */
  total: number
  hasMore: boolean
  warnings: string[]
}

/** Answers a query. Never throws: what it can't understand is left out and told in `warnings`. */
export function search(catalogue: Catalogue, request: SearchRequest): SearchAnswer {
  const { query, problems } = parse(request.query)
  const { plan, warnings } = compile(catalogue, query)
  const found = find(catalogue, { plan, query, mode: request.mode })
  const order = orderByName(catalogue, found.cards, askedName(query))
  const page = pageOf(found, order, modeOf(request.mode, catalogue), request)
  const notes = page.total === 0 ? digitalNote(catalogue, plan, request.mode) : []
  return { ...page, warnings: [...problems.map(({ message }) => message), ...warnings, ...notes] }
}

interface Wanted {
  plan: Plan
  query: Query
  mode: SearchMode
}

/** Versions to choose from are cards of paper; the other modes list digital printings too. */
function find(catalogue: Catalogue, { plan, query, mode }: Wanted): Matches {
  const hidden = printingFlag.extra | (mode === 'cards' ? printingFlag.digital : 0)
  const named =
    mode === 'cards' && isOnlyName(query) ? findCardsCalled(catalogue, askedName(query)) : []
  const exact = match(catalogue, { card: (card) => named.includes(card) }, hidden)
  return exact.cards.length > 0 ? exact : match(catalogue, plan, hidden)
}

function pageOf(found: Matches, order: number[], mode: Mode, { page, pageSize }: SearchRequest) {
  const from = (page - 1) * pageSize
  const printings: number[] = []
  let total = 0
  for (const position of order) {
    const group = found.printings.slice(found.starts[position], found.starts[position + 1])
    const count = mode.count(group)
    if (total + count > from && total < from + pageSize) {
      const skipped = Math.max(0, from - total)
      printings.push(...mode.pick(group).slice(skipped, from + pageSize - total))
    }
    total += count
  }
  return { printings, total, hasMore: from + pageSize < total }
}

function digitalNote(catalogue: Catalogue, plan: Plan, mode: SearchMode): string[] {
  if (mode !== 'cards' || match(catalogue, plan, printingFlag.extra).cards.length === 0) return []
  return ['What matches exists only in digital form. Choose All Prints to see it.']
}
