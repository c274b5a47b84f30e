import type { YieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import type { CardKey } from '../needs/card-key.ts'
import { type Demand, sumOf } from '../needs/demand.ts'
import type { CountOwned } from '../needs/owned-cards.ts'

/**
 * Decks that have to do with each other: each shares a card with another that is not there for
 * both.
 */
export interface Conflict {
  /** Their numbers, in the order in which they are preferred. */
  decks: readonly number[]
  /** For each deck the copies that it needs of the contested cards. */
  demands: readonly (readonly CardDemand[])[]
  /** For each of these cards the copies that are owned. */
  room: readonly number[]
}

/** Copies of a card, by its place in the room of its conflict. */
export interface CardDemand {
  card: number
  copies: number
}

/**
 * What stands between decks, each of which could be built alone; decks in no conflict are in none.
 */
export async function conflictsOf(
  demands: readonly Demand[],
  ownedOf: CountOwned,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Conflict[]> {
  const contested = new Set<CardKey>()
  for (const [card, copies] of await sumOf(demands, yieldToEventLoop)) {
    if (copies > ownedOf(card)) contested.add(card)
  }
  const contending: Demand[] = []
  for (const demand of demands) {
    contending.push(new Map([...demand].filter(([card]) => contested.has(card))))
    await yieldToEventLoop()
  }
  const conflicts: Conflict[] = []
  for (const decks of groupsSharing(contending)) {
    await yieldToEventLoop()
    const cards = new Map<CardKey, number>()
    const demands = decks.map((deck) => demandsOf(contending[deck] ?? new Map(), cards))
    conflicts.push({ decks, demands, room: Array.from(cards.keys(), ownedOf) })
  }
  return conflicts
}

function demandsOf(demand: Demand, places: Map<CardKey, number>): CardDemand[] {
  return Array.from(demand, ([key, copies]) => {
    const card = places.get(key) ?? places.size
    places.set(key, card)
    return { card, copies }
  })
}

/**
 * Decks that are connected by cards, each group in their order; those without cards are in none.
 */
function groupsSharing(demands: readonly Demand[]): number[][] {
  const links = [...demands.keys()]
  const rootOf = (deck: number) => {
    let root = deck
    for (let next = links[root]; next !== undefined && next !== root; next = links[root])
      root = next
    links[deck] = root // so that the way is short next time
    return root
  }
  const users = new Map<CardKey, number>()
  for (const [deck, demand] of demands.entries()) {
    for (const card of demand.keys()) {
      links[rootOf(deck)] = rootOf(users.get(card) ?? deck)
      users.set(card, deck)
    }
  }
  const groups = new Map<number, number[]>()
  for (const [deck, demand] of demands.entries()) {
    if (demand.size === 0) continue
    const root = rootOf(deck)
    groups.set(root, [...(groups.get(root) ?? []), deck])
  }
  return [...groups.values()]
}
