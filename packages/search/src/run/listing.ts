import type { SearchMode } from '@manafolio/contract'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Choices } from '../settings/setting.ts'
import { type Groups, groupAt } from './groups.ts'
import { modeOf } from './modes.ts'
import { orderByName } from './order.ts'
import { orderings } from './orderings.ts'
import { preferences } from './preferences.ts'
import { bestFirst } from './top.ts'

export interface Listing {
  mode: SearchMode
  choices: Choices
  /** The requested name, folded. */
  requested: string
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
  { mode, choices, requested, page, pageSize }: Listing,
  pick: Pick,
): Generator<number[]> {
  const ordering = orderings.get(choices.order ?? '')
  const direction = choices.direction ?? ordering?.direction ?? 'asc'
  if (!ordering && direction === 'asc') {
    for (const position of orderByName(catalogue, groups.cards, requested)) {
      yield pick(groupAt(groups, position))
    }
    return
  }
  const isRising = direction === 'asc'
  const keyOf = (ordering ?? byName).keyOf(catalogue)
  const wanted = page * pageSize
  if (mode !== 'cards') {
    const entries = mode === 'prints' ? groups.printings : pickAll(groups, pick)
    for (const printing of bestFirst(entries, keyOf, { isRising, wanted })) yield [printing]
    return
  }
  const positions = groups.cards.map((_, position) => position)
  const keyOfShown = (position: number) => keyOf(pick(groupAt(groups, position))[0] ?? 0)
  const keyOfBest = (position: number) => bestKey(groups, position, keyOf, isRising)
  const keyOfCard = choices.prefer ? keyOfShown : keyOfBest
  for (const position of bestFirst(positions, keyOfCard, { isRising, wanted })) {
    yield pick(groupAt(groups, position))
  }
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
