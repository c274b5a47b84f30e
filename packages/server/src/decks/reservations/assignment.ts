import type { CopiesKind } from '@manafolio/contract'

/** Copies of one card in the collection that are alike. */
export interface Pile extends CopiesKind {
  scryfallId: string
  quantity: number
}

/** What a deck gets of a card, and the printings in which it has it. */
export interface Wish {
  deckId: string
  copies: number
  rows: readonly { scryfallId: string; quantity: number }[]
}

/**
 * Which copies each deck gets, by its id. All decks get copies in their printings as far as there
 * are any, the first ones having the choice, before anyone gets others.
 */
export function assignedCopies(
  piles: readonly Pile[],
  wishes: readonly Wish[],
): ReadonlyMap<string, Pile[]> {
  const left = piles.map((pile) => ({ ...pile }))
  const open = wishes.map((wish) => ({ ...wish, taken: [] as Pile[] }))
  for (const wish of open) {
    for (const { scryfallId, quantity } of wish.rows) {
      const own = left.filter((pile) => pile.scryfallId === scryfallId)
      take(wish, own, quantity)
    }
  }
  for (const wish of open) take(wish, left, wish.copies)
  return new Map(open.map(({ deckId, taken }) => [deckId, together(taken)]))
}

interface OpenWish {
  /** Copies that it still gets. */
  copies: number
  taken: Pile[]
}

function take(wish: OpenWish, piles: readonly Pile[], atMost: number) {
  let wanted = Math.min(atMost, wish.copies)
  for (const pile of piles) {
    const quantity = Math.min(wanted, pile.quantity)
    if (quantity <= 0) continue
    wish.taken.push({ ...pile, quantity })
    wish.copies -= quantity
    pile.quantity -= quantity
    wanted -= quantity
  }
}

/** One pile of those that are alike: a deck may have a printing in several rows. */
function together(piles: readonly Pile[]): Pile[] {
  const byKind = new Map<string, Pile>()
  for (const pile of piles) {
    const { scryfallId, finish, condition, language } = pile
    const key = [scryfallId, finish, condition, language].join(' ')
    const before = byKind.get(key)?.quantity ?? 0
    byKind.set(key, { ...pile, quantity: before + pile.quantity })
  }
  return [...byKind.values()]
}
