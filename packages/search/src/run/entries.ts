import type { Catalogue } from '../catalogue/catalogue.ts'
import { noPrice } from '../catalogue/printing-facts.ts'
import { type Groups, groupAt } from './groups.ts'
import type { Listing } from './listing.ts'
import type { Mode } from './modes.ts'
import { orderings } from './orderings.ts'
import { bestFirst } from './top.ts'

/** The printings of one card after the other, or single printings where these are ordered. */
export interface Entries extends Pick<Mode, 'pick' | 'sizeOf'> {
  inOrder: Iterable<ArrayLike<number>>
}

type EntriesRequest = Listing & Pick<Mode, 'pick' | 'sizeOf'>

export function entriesInOrder(
  catalogue: Catalogue,
  groups: Groups,
  listing: EntriesRequest,
): Entries {
  const { mode, choices } = listing
  const ordering = orderings.get(choices.order ?? '')
  const direction = choices.direction ?? ordering?.direction ?? 'asc'
  if (!ordering && direction === 'asc') return byRelevance(catalogue, groups, listing)
  const order = { groups, keyOf: (ordering ?? byName).keyOf(catalogue), direction }
  return mode === 'cards' ? byCard(order, listing) : byPrinting(order, listing)
}

/** Without words, by name, as the groups come. */
function byRelevance(catalogue: Catalogue, groups: Groups, listing: EntriesRequest): Entries {
  const { relevance } = listing
  const keyOf = (position: number) => relevance?.(groups.cards[position] ?? 0) ?? 0
  const all = positionsOf(groups)
  const positions = relevance ? bestFirst(all, keyOf, topOf(listing, 'asc')) : all
  const pick = unorderedPick(catalogue, listing)
  return { inOrder: groupsAt(groups, positions), pick, sizeOf: listing.sizeOf }
}

/** What is listed and what orders it. */
interface Order {
  groups: Groups
  keyOf: (printing: number) => number
  direction: 'asc' | 'desc'
}

function byPrinting({ groups, keyOf, direction }: Order, listing: EntriesRequest): Entries {
  const entries = listing.mode === 'prints' ? groups.printings : pickAll(groups, listing.pick)
  const printings = bestFirst(entries, keyOf, topOf(listing, direction))
  const pick = (one: ArrayLike<number>) => Array.from(one)
  return { inOrder: oneByOne(printings), pick, sizeOf: () => 1 }
}

function* oneByOne(printings: readonly number[]): Generator<number[]> {
  for (const printing of printings) yield [printing]
}

function byCard(order: Order, listing: EntriesRequest): Entries {
  const { groups, keyOf, direction } = order
  const { choices, pick, sizeOf } = listing
  const keyOfShown = (position: number) => keyOf(pick(groupAt(groups, position))[0] ?? 0)
  const keyOfCard = choices.prefer ? keyOfShown : bestKeyIn(order)
  const positions = bestFirst(positionsOf(groups), keyOfCard, topOf(listing, direction))
  return { inOrder: groupsAt(groups, positions), pick, sizeOf }
}

function* groupsAt(groups: Groups, positions: Iterable<number>): Generator<Uint32Array> {
  for (const position of positions) yield groupAt(groups, position)
}

function topOf({ page, pageSize }: Listing, direction: Order['direction']) {
  return { isRising: direction === 'asc', wanted: page * pageSize }
}

function unorderedPick(catalogue: Catalogue, request: EntriesRequest): Mode['pick'] {
  if (request.mode !== 'prints' || request.unordered === 'newestFirst') return request.pick
  const isPriced = hasPriceIn(catalogue)
  return (printings) => {
    const newestFirst = Array.from(printings)
    const unpriced = newestFirst.filter((printing) => !isPriced(printing))
    return [...newestFirst.filter(isPriced), ...unpriced]
  }
}

/** Whether a printing has a price of money, in any finish. */
function hasPriceIn({ columns }: Catalogue): (printing: number) => boolean {
  const { printingAnyUsd, printingEur, printingEurFoil } = columns
  const prices = [printingAnyUsd, printingEur, printingEurFoil]
  return (printing) => prices.some((column) => (column[printing] ?? noPrice) !== noPrice)
}

function positionsOf({ cards }: Groups): Uint32Array {
  return cards.map((_, position) => position)
}

function pickAll(groups: Groups, pick: Mode['pick']): Uint32Array {
  const picked: number[] = []
  for (let position = 0; position < groups.cards.length; position++) {
    for (const printing of pick(groupAt(groups, position))) picked.push(printing)
  }
  return Uint32Array.from(picked)
}

const byName = orderings.get('name') ?? { keyOf: () => (printing: number) => printing }

/** A card with several entries stands where the first of its printings would. */
function bestKeyIn({ groups: { starts, printings }, keyOf, direction }: Order) {
  const isRising = direction === 'asc'
  return (position: number) => {
    const end = starts[position + 1] ?? 0
    let best = Number.NaN
    for (let at = starts[position] ?? 0; at < end; at++) {
      const key = keyOf(printings[at] ?? 0)
      if (Number.isNaN(best) || (isRising ? key < best : key > best)) best = key
    }
    return best
  }
}
