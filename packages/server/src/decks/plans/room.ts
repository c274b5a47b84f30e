import type { CardDemand, Conflict } from './conflicts.ts'

/** The copies that are left for the decks of a conflict. */
export interface Room {
  /** Takes the copies that a deck needs; false when there are not enough. */
  take(deck: number): boolean
  give(deck: number): void
  /** No more than so many decks from this one on can be taken; maybe fewer. */
  mostFrom(deck: number): number
  /** The same where the same is left for the decks from this one on. */
  memoKey(deck: number): string
  /** The cost of one step. */
  stepCost: number
}

export function roomFor(conflict: Conflict): Room {
  const { demands } = conflict
  const left = Int32Array.from(conflict.room)
  const users = usersOf(conflict)
  const fits = (deck: number) =>
    (demands[deck] ?? []).every(({ card, copies }) => copies <= (left[card] ?? 0))
  const add = (deck: number, sign: 1 | -1) => {
    for (const { card, copies } of demands[deck] ?? [])
      left[card] = (left[card] ?? 0) + sign * copies
  }
  const isOpen = new Uint8Array(demands.length)
  return {
    take(deck) {
      if (!fits(deck)) return false
      add(deck, -1)
      return true
    },
    give: (deck) => add(deck, 1),
    mostFrom(first) {
      isOpen.fill(0, 0, first)
      let most = 0
      for (let deck = first; deck < demands.length; deck++) {
        isOpen[deck] = fits(deck) ? 1 : 0
        most += isOpen[deck] ?? 0
      }
      for (const card of users) most -= tooMany(card, left, isOpen)
      return most
    },
    memoKey(first) {
      const ofLater = users.filter(({ last }) => last >= first)
      return `${first} ${ofLater.map(({ card }) => left[card]).join(' ')}`
    },
    stepCost: demands.reduce((sum, some) => sum + some.length, demands.length + users.length),
  }
}

/** A card with the decks that need it, smallest demand first. */
interface Users {
  card: number
  decks: { deck: number; copies: number }[]
  /** The last of the decks. */
  last: number
}

/** The cards, the most contested first. */
function usersOf({ demands, room }: Conflict): Users[] {
  const users = room.map((_, card): Users => ({ card, decks: [], last: -1 }))
  for (const [deck, some] of demands.entries())
    for (const demand of some) addUser(users, deck, demand)
  for (const { decks } of users) decks.sort((one, other) => one.copies - other.copies)
  const overOf = ({ card, decks }: Users) => decks.length / (room[card] ?? 1)
  return users.sort((one, other) => overOf(other) - overOf(one))
}

function addUser(users: Users[], deck: number, { card, copies }: CardDemand) {
  const of = users[card]
  if (!of) return
  of.decks.push({ deck, copies })
  of.last = deck
}

/**
 * How many of the open decks that need a card can not all be taken. They are no longer open
 * then, for the same deck must not be left out twice.
 */
function tooMany({ card, decks }: Users, left: Int32Array, isOpen: Uint8Array): number {
  const open = decks.filter(({ deck }) => isOpen[deck] === 1)
  let copiesLeft = left[card] ?? 0
  let taken = 0
  for (const { copies } of open) {
    if (copies > copiesLeft) break
    copiesLeft -= copies
    taken++
  }
  if (taken === open.length) return 0
  for (const { deck } of open) isOpen[deck] = 0
  return open.length - taken
}
