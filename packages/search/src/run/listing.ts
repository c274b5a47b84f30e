import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choices } from '../settings/setting.ts'
import { type Groups, groupAt } from './groups.ts'
import { modeOf } from './modes.ts'
import { orderings } from './orderings.ts'
import { preferences } from './preferences.ts'
import type { Relevance } from './relevance.ts'
import { bestFirst } from './top.ts'

export interface Listing {
  mode: SearchMode
  choices: Choices
  /** Ranks the cards, the lowest first, when nothing else orders them; by name without it. */
  relevance?: Relevance | undefined
  /** From 1. */
  page: number
  pageSize: number
}

export interface Page {
  /** Numbers of printings in the catalogue. */
  printings: number[]
  /** Entries of the whole list. */
  total: number
  hasMore: boolean
}

/** A page of the entries that the mode makes of the cards. */
export function listPage(catalogue: Catalogue, groups: Groups, listing: Listing): Page {
  const { mode, choices, page, pageSize } = listing
  const prefer = preferences.get(choices.prefer ?? '')
  const { count, pick } = modeOf(mode, catalogue, prefer)
  const total = count(groups)
  const from = (page - 1) * pageSize
  const end = Math.min(total, from + pageSize)
  const printings: number[] = []
  if (from >= end) return { printings, total, hasMore: false }
  let at = 0
  for (const entries of entriesInOrder(catalogue, groups, listing, pick)) {
    if (at + entries.length > from) {
      printings.push(...entries.slice(Math.max(0, from - at), end - at))
    }
    at += entries.length
    if (at >= end) break
  }
  return { printings, total, hasMore: end < total }
}

type Pick = (printings: ArrayLike<number>) => number[]

/** The versions of one card after the other, or single printings where these are ordered. */
function* entriesInOrder(
  catalogue: Catalogue,
  groups: Groups,
  listing: Listing,
  pick: Pick,
): Generator<number[]> {
  const { mode, choices, page, pageSize } = listing
  const ordering = orderings.get(choices.order ?? '')
  const direction = choices.direction ?? ordering?.direction ?? 'asc'
  const top = { isRising: direction === 'asc', wanted: page * pageSize }
  if (!ordering && top.isRising) {
    for (const position of byRelevance(groups, listing)) yield pick(groupAt(groups, position))
    return
  }
  const keyOf = (ordering ?? byName).keyOf(catalogue)
  if (mode !== 'cards') {
    const entries = mode === 'prints' ? groups.printings : pickAll(groups, pick)
    for (const printing of bestFirst(entries, keyOf, top)) yield [printing]
    return
  }
  const keyOfShown = (position: number) => keyOf(pick(groupAt(groups, position))[0] ?? 0)
  const keyOfBest = (position: number) => bestKey(groups, position, keyOf, top.isRising)
  const keyOfCard = choices.prefer ? keyOfShown : keyOfBest
  for (const position of bestFirst(positionsOf(groups), keyOfCard, top)) {
    yield pick(groupAt(groups, position))
  }
}

/** Without words, by name, as the groups come. */
function byRelevance(groups: Groups, { relevance, page, pageSize }: Listing): Iterable<number> {
  const positions = positionsOf(groups)
  if (!relevance) return positions
  const keyOf = (position: number) => relevance(groups.cards[position] ?? 0)
  return bestFirst(positions, keyOf, { isRising: true, wanted: page * pageSize })
}

function positionsOf({ cards }: Groups): Uint32Array {
  return cards.map((_, position) => position)
}

function pickAll(groups: Groups, pick: Pick): Uint32Array {
  const picked: number[] = []
  for (let position = 0; position < groups.cards.length; position++) {
    for (const printing of pick(groupAt(groups, position))) picked.push(printing)
  }
  return Uint32Array.from(picked)
}

const byName = orderings.get('name') ?? { keyOf: () => (printing: number) => printing }

/** A card with several entries stands where the first of its printings would. */
function bestKey(
  { starts, printings }: Groups,
  position: number,
  keyOf: (printing: number) => number,
  isRising: boolean,
): number {
  const end = starts[position + 1] ?? 0
  let best = Number.NaN
  for (let at = starts[position] ?? 0; at < end; at++) {
    const key = keyOf(printings[at] ?? 0)
    if (Number.isNaN(best) || (isRising ? key < best : key > best)) best = key
  }
  return best
}
