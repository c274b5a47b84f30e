import type { CardKey } from '../needs/card-key.ts'
import { type Demand, sumOf } from '../needs/demand.ts'
import type { CountOwned } from '../needs/owned-cards.ts'

/** Decks that have to do with each other: each shares a card with another that is not there for both. */
export interface Conflict {
  /** Their numbers, in the order in which they are preferred. */
  decks: readonly number[]
  /** For each deck what it asks for of the cards that they contend for. */
  asks: readonly (readonly Ask[])[]
  /** For each of these cards the copies that are owned. */
  room: readonly number[]
}

/** Copies of a card, by its place in the room of its conflict. */
export interface Ask {
  card: number
  copies: number
}

/** What stands between decks, each of which could be built alone; decks in no conflict are in none. */
export async function conflictsOf(
  demands: readonly Demand[],
  ownedOf: CountOwned,
  pass: () => Promise<void>,
): Promise<Conflict[]> {
  const contested = new Set<CardKey>()
  for (const [card, copies] of await sumOf(demands, pass)) {
    if (copies > ownedOf(card)) contested.add(card)
  }
  const contending: Demand[] = []
  for (const demand of demands) {
    contending.push(new Map([...demand].filter(([card]) => contested.has(card))))
    await pass()
  }
  const conflicts: Conflict[] = []
  for (const decks of groupsSharing(contending)) {
    await pass()
    const cards = new Map<CardKey, number>()
    const asks = decks.map((deck) => asksOf(contending[deck] ?? new Map(), cards))
    conflicts.push({ decks, asks, room: Array.from(cards.keys(), ownedOf) })
  }
  return conflicts
}

function asksOf(demand: Demand, places: Map<CardKey, number>): Ask[] {
  return Array.from(demand, ([key, copies]) => {
    const card = places.get(key) ?? places.size
    places.set(key, card)
    return { card, copies }
  })
}

/** Decks that are connected by cards, each group in their order; those without cards are in none. */
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
