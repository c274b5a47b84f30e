import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choices } from '../settings/setting.ts'
import { type Entries, entriesInOrder } from './entries.ts'
import type { Groups } from './groups.ts'
import { modeOf } from './modes.ts'
import { preferences } from './preferences.ts'
import type { Relevance } from './relevance.ts'

export interface Listing {
  mode: SearchMode
  choices: Choices
  /** Ranks the cards, the lowest first, when nothing else orders them; by name without it. */
  relevance?: Relevance | undefined
  /** The printings of one card in All Prints, when nothing else orders them. */
  unordered: 'newestFirst' | 'pricedFirst'
  /** From 1. */
  page: number
  pageSize: number
}

export interface Page {
  /** Numbers of printings in the catalogue. */
  printings: number[]
  /** Where the page begins in the whole list, from 0. */
  offset: number
  /** Entries of the whole list. */
  total: number
  hasMore: boolean
}

/** A page of the entries that the mode makes of the cards. */
export function listPage(catalogue: Catalogue, groups: Groups, listing: Listing): Page {
  const { mode, choices, page, pageSize } = listing
  const { count, ...ofCard } = modeOf(mode, catalogue, preferences.get(choices.prefer ?? ''))
  const total = count(groups)
  const bounds = { from: (page - 1) * pageSize, end: Math.min(total, page * pageSize) }
  if (bounds.from >= total) return { printings: [], offset: total, total, hasMore: false }
  const entries = entriesInOrder(catalogue, groups, { ...listing, ...ofCard })
  const slice = mode === 'cards' ? wholeCards(entries, bounds) : plainSlice(entries, bounds)
  return { ...slice, total, hasMore: slice.offset + slice.printings.length < total }
}

interface Bounds {
  from: number
  end: number
}
type Slice = Pick<Page, 'printings' | 'offset'>

/**
 * The cards whose first entries are within the bounds, so that no card is on two pages. Of those
 * before, the number of entries is enough.
 */
function wholeCards({ inOrder, pick, sizeOf }: Entries, { from, end }: Bounds): Slice {
  const printings: number[] = []
  let at = 0
  for (const group of inOrder) {
    if (at >= end) break
    if (at >= from) printings.push(...pick(group))
    at += sizeOf(group)
  }
  return { printings, offset: at - printings.length }
}

function plainSlice({ inOrder, pick, sizeOf }: Entries, { from, end }: Bounds): Slice {
  const printings: number[] = []
  let at = 0
  for (const group of inOrder) {
    const next = at + sizeOf(group)
    if (next > from) printings.push(...pick(group).slice(Math.max(0, from - at), end - at))
    at = next
    if (at >= end) break
  }
  return { printings, offset: from }
}
