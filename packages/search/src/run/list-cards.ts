import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { parse } from '../query/parse.ts'
import type { FilterTerm, Query } from '../query/tree.ts'
import type { Compiled } from './compile.ts'
import { findPrintings } from './find.ts'
import { type Groups, groupAt, groupByCard } from './groups.ts'
import { listPage, type Page } from './listing.ts'
import { modeOf } from './modes.ts'
import { preferences } from './preferences.ts'
import { scopeOf, type World } from './scope.ts'
import type { SearchRequest } from './search.ts'
import { oddnessOf } from './usual-printing.ts'
import { vocabularyOf } from './vocabulary.ts'

export interface CardsRequest extends Omit<SearchRequest, 'sort'> {
  /** Settings beside the query, such as `{ order: 'usd' }`; those in the query go before them. */
  settings: Readonly<Record<string, string>>
}

export interface CardsPage extends Page {
  /** What was ignored and why, one sentence each. */
  warnings: string[]
  /** False when nothing in the query says what to look for. */
  isUnderstood: boolean
}

/**
 * Answers a query as the card-data service does: words are parts of names, in the mode “cards” one
 * printing stands for each card, and cards that exist in digital form only are listed too.
 */
export function listCards(catalogue: Catalogue, request: CardsRequest, world: World): CardsPage {
  const { query, problems } = parse(request.query, vocabularyOf(catalogue))
  const settings = { unique: request.mode, ...request.settings }
  const all: Query[] = [...Object.entries(settings).map(settingTerm), query, everyPrinting]
  const { compiled, printings } = findPrintings(
    scopeOf(catalogue, world),
    { kind: 'and', all },
    'prints',
  )
  const messages = [...problems, ...compiled.ignored].map(({ message }) => message)
  const isUnderstood = compiled.found !== undefined && !isNothing(query)
  const page = isUnderstood
    ? pageOf(catalogue, groupByCard(catalogue, printings), { ...request, compiled })
    : emptyPage
  return { ...page, warnings: [...new Set(messages)], isUnderstood }
}

const emptyPage: Page = { printings: [], offset: 0, total: 0, hasMore: false }

/** A setting as the query language has it. A value may hold any sign: it is never read as text. */
function settingTerm([key, value]: [string, string]): FilterTerm {
  return { kind: 'filter', key, op: ':', value, style: 'word', at: 0 }
}

/** Stands last, so that printings of every kind are found, whatever is shown of them. */
const everyPrinting = settingTerm(['unique', 'prints'])

function isNothing(query: Query): boolean {
  return query.kind === 'and' && query.all.length === 0
}

function pageOf(
  catalogue: Catalogue,
  groups: Groups,
  { compiled, page, pageSize }: CardsRequest & { compiled: Compiled },
): Page {
  const mode = modeIn(compiled)
  const { choices } = compiled
  const shown = mode === 'cards' ? oneEach(catalogue, groups, choices.prefer) : groups
  const shownMode = mode === 'cards' ? 'prints' : mode // one printing of each card is left
  const listing = { mode: shownMode, choices, unordered: 'newestFirst', page, pageSize } as const
  return listPage(catalogue, shown, listing)
}

function modeIn({ settings }: Compiled): SearchMode {
  const requested = settings.findLast((term) => term.key === 'unique' && term !== everyPrinting)
  return requested?.value === 'art' || requested?.value === 'prints' ? requested.value : 'cards'
}

/** Of each card the printing that stands for it. */
function oneEach(catalogue: Catalogue, groups: Groups, prefer = ''): Groups {
  const { cards } = groups
  const pick = pickerOf(catalogue, groups, prefer)
  const printings = new Uint32Array(cards.length)
  const starts = new Uint32Array(cards.length + 1)
  for (let position = 0; position < cards.length; position++) {
    printings[position] = pick(position)
    starts[position + 1] = position + 1
  }
  return { cards, starts, printings }
}

/** Answers the printing for the card at a position. */
function pickerOf(
  catalogue: Catalogue,
  groups: Groups,
  prefer: string,
): (position: number) => number {
  const preference = preferences.get(prefer)
  if (!preference) return (position) => usualOf(oddnessOf(catalogue), groups, position)
  const { pick } = modeOf('cards', catalogue, preference)
  return (position) => pick(groupAt(groups, position))[0] ?? 0
}

/** As usualPrinting, without a view for each of thousands of cards. */
function usualOf(oddness: Uint8Array, { starts, printings }: Groups, position: number): number {
  const end = starts[position + 1] ?? 0
  let best = printings[starts[position] ?? 0] ?? 0
  for (let at = starts[position] ?? 0; at < end; at++) {
    const printing = printings[at] ?? 0
    if ((oddness[printing] ?? 0) < (oddness[best] ?? 0)) best = printing
  }
  return best
}
