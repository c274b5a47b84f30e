import { countsInDeck, type Deck } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { Copies } from '../card-store.ts'
import { type CardKey, cardKeyOf } from './card-key.ts'

/** Needed copies: of cards in any printings, unless the keys are others. */
export type Demand<Key = CardKey> = ReadonlyMap<Key, number>

type Led = Pick<Deck, 'commanderId'>
type Row = Pick<Copies, 'scryfallId' | 'quantity' | 'slotType'>

/**
 * The copies that a deck needs, main deck and sideboard together. Its commander is one of its
 * cards.
 */
export function demandOf(catalogue: Catalogue, deck: Led, cards: readonly Row[]): Demand {
  const demand = new Map<CardKey, number>()
  for (const { scryfallId, quantity } of cards.filter(countsInDeck)) {
    const key = cardKeyOf(catalogue, scryfallId)
    demand.set(key, (demand.get(key) ?? 0) + quantity)
  }
  const beside = commanderBeside(catalogue, deck, cards)
  if (beside === null) return demand
  const key = cardKeyOf(catalogue, beside)
  return demand.set(key, (demand.get(key) ?? 0) + 1)
}

/** The printing of a commander that is among the main cards in no printing; null for others. */
export function commanderBeside(
  catalogue: Catalogue,
  { commanderId }: Led,
  cards: readonly Row[],
): string | null {
  if (commanderId === null) return null
  const leader = cardKeyOf(catalogue, commanderId)
  const isListed = cards.some(
    ({ scryfallId, slotType }) =>
      slotType === 'main' && cardKeyOf(catalogue, scryfallId) === leader,
  )
  return isListed ? null : commanderId
}

/** What several ask for together. */
export function sumOf<Key = CardKey>(
  demands: Iterable<Demand<Key>>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Demand<Key>> {
  return joined(demands, (one, other) => one + other, yieldToEventLoop)
}

/** What is enough for each of several, one after the other. */
export function mostOf<Key = CardKey>(
  demands: Iterable<Demand<Key>>,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Demand<Key>> {
  return joined(demands, Math.max, yieldToEventLoop)
}

async function joined<Key>(
  demands: Iterable<Demand<Key>>,
  join: (one: number, other: number) => number,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Demand<Key>> {
  const all = new Map<Key, number>()
  for (const demand of demands) {
    for (const [key, copies] of demand) all.set(key, join(all.get(key) ?? 0, copies))
    await yieldToEventLoop()
  }
  return all
}
