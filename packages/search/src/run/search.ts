import type { SearchMode } from '@manafolio/contract'
import { type Catalogue, findCardsCalled, printingFlag } from '../catalogue/catalogue.ts'
import { parse } from '../query/parse.ts'
import { compile, type Plan } from './compile.ts'
import { type Matches, match } from './match.ts'
import { modeOf } from './modes.ts'
import { askedName, isOnlyNames, orderByName } from './order.ts'

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

const nothing = { printings: [], total: 0, hasMore: false }

/** Answers a query. Never throws: what it can't understand is left out and told in `warnings`. */
export function search(catalogue: Catalogue, request: SearchRequest): SearchAnswer {
  const { query, problems } = parse(request.query)
  const asked = askedName(query, request.query)
  const named = isOnlyNames(query) ? findNamed(catalogue, asked, request.mode) : undefined
  if (named) return { ...pageOf(catalogue, named, { ...request, asked }), warnings: [] }
  const { plan, warnings: ignored } = compile(catalogue, query)
  const warnings = [...problems.map(({ message }) => message), ...ignored]
  if (!plan) return { ...nothing, warnings }
  const found = match(catalogue, plan, hiddenIn(request.mode))
  const page = pageOf(catalogue, found, { ...request, asked })
  const notes = page.total === 0 ? digitalNote(catalogue, plan, request.mode) : []
  return { ...page, warnings: [...warnings, ...notes] }
}

/** Versions to choose from are cards of paper; the other modes list digital printings too. */
function hiddenIn(mode: SearchMode): number {
  return printingFlag.extra | (mode === 'cards' ? printingFlag.digital : 0)
}

/** Whoever types a card's whole name to see its versions wants no other card. */
function findNamed(catalogue: Catalogue, name: string, mode: SearchMode): Matches | undefined {
  if (mode !== 'cards') return undefined
  const cards = findCardsCalled(catalogue, name)
  const found = match(catalogue, { card: (card) => cards.includes(card) }, hiddenIn(mode))
  return found.cards.length > 0 ? found : undefined
}

interface Page extends SearchRequest {
  asked: string
}

function pageOf(catalogue: Catalogue, found: Matches, { asked, mode, page, pageSize }: Page) {
  const { count, pick } = modeOf(mode, catalogue)
  const from = (page - 1) * pageSize
  const printings: number[] = []
  let total = 0
  for (const position of orderByName(catalogue, found.cards, asked)) {
    const group = found.printings.slice(found.starts[position], found.starts[position + 1])
    const size = count(group)
    if (total + size > from && total < from + pageSize) {
      const skipped = Math.max(0, from - total)
      printings.push(...pick(group).slice(skipped, from + pageSize - total))
    }
    total += size
  }
  return { printings, total, hasMore: from + pageSize < total }
}

function digitalNote(catalogue: Catalogue, plan: Plan, mode: SearchMode): string[] {
  if (mode !== 'cards' || match(catalogue, plan, printingFlag.extra).cards.length === 0) return []
  return ['What matches exists only in digital form. Choose All Prints to see it.']
}
