import type { Deck } from '@manafolio/contract'
import type { CardKey } from '../needs/card-key.ts'
import { type CopyKey, copyKeyOf, type NamedPrinting } from '../needs/named-copies.ts'
import { ownedIn } from '../needs/owned-cards.ts'
import { assignedCopies, type Pile } from '../reservations/assignment.ts'
import { type Claim, contendersFor, inClaimOrder, withReserved } from '../reservations/claims.ts'
import { pilesIn, wishesIn } from '../reservations/wishes.ts'
import type { Buying } from './buying.ts'

/** Copies of a printing in a finish that are owned and not left to other decks. */
type CountFree = (printing: NamedPrinting) => number

/**
 * Which copies the other decks get is worked out as for pull lists: each gets its own printings and
 * finishes first, but whatever else there is of a card rather than nothing. A chosen deck goes
 * before them with the cards for which the user wants that.
 */
export async function freeCopiesFor(
  buying: Buying,
  cards: ReadonlySet<CardKey>,
): Promise<CountFree> {
  const { needs, userId, catalogue, yieldToEventLoop } = buying
  const collection = await needs.collections.of(userId)
  const ownedOf = ownedIn(collection, catalogue)
  const piles = pilesIn(collection, catalogue, cards)
  const contenders = await contendersFor(cards, decksBefore(buying), yieldToEventLoop)
  const listWishes = await wishesIn(needs, { userId, catalogue, contenders })
  const free = new Map<CopyKey, number>()
  const add = (pile: Pile, copies: number) =>
    free.set(copyKeyOf(pile), (free.get(copyKeyOf(pile)) ?? 0) + copies)
  const others = new Set(buying.others.map(({ deck }) => deck.id))
  for (const [card, owned] of piles) {
    const first = buying.priorities.get(card)
    const isBefore = ({ deck: { id } }: Claim<Deck>) => others.has(id) || id === first
    const claims = (contenders.get(card) ?? []).filter(isBefore)
    const wishes = listWishes(card, withReserved(claims, ownedOf(card), first))
    for (const pile of owned) add(pile, pile.quantity)
    for (const [deckId, taken] of assignedCopies(owned, wishes)) {
      for (const pile of others.has(deckId) ? taken : []) add(pile, -pile.quantity)
    }
    await yieldToEventLoop()
  }
  return (printing) => free.get(copyKeyOf(printing)) ?? 0
}

/** The decks that may get copies before the chosen ones do; some of these may too, of some cards. */
function decksBefore({ others, chosen }: Buying) {
  if (others.length === 0) return []
  return inClaimOrder([...others, ...chosen.filter(({ reserves }) => reserves)])
}
