import type { CopiesKind, Finish } from '@manafolio/contract'

/** Copies of one card in the collection that are alike. */
export interface Pile extends CopiesKind {
  scryfallId: string
  quantity: number
}

/** What a deck gets of a card, and the printings in which it has it. */
export interface Wish {
  deckId: string
  copies: number
  rows: readonly { scryfallId: string; finish: Finish; quantity: number }[]
}

/**
 * Which copies each deck gets, by its id. All decks get copies in their printings and finishes as
 * far as there are any, the first ones having the choice, then such in their printings, before
 * anyone gets others.
 */
export function assignedCopies(
  piles: readonly Pile[],
  wishes: readonly Wish[],
): ReadonlyMap<string, Pile[]> {
  const left = piles.map((pile) => ({ ...pile }))
  const open = wishes.map((wish) => ({ ...wish, taken: [] as Pile[] }))
  for (const isWanted of [isExact, isSamePrinting]) {
    for (const wish of open) {
      wish.rows = wish.rows.map((row) => {
        const wanted = left.filter((pile) => isWanted(pile, row))
        return { ...row, quantity: row.quantity - take(wish, wanted, row.quantity) }
      })
    }
  }
  for (const wish of open) take(wish, left, wish.copies)
  return new Map(open.map(({ deckId, taken }) => [deckId, together(taken)]))
}

type WantedRow = Wish['rows'][number]

function isSamePrinting(pile: Pile, row: WantedRow): boolean {
  return pile.scryfallId === row.scryfallId
}

function isExact(pile: Pile, row: WantedRow): boolean {
  return isSamePrinting(pile, row) && pile.finish === row.finish
}

interface OpenWish {
  /** Copies that it still gets. */
  copies: number
  taken: Pile[]
}

/** Answers how many were taken. */
function take(wish: OpenWish, piles: readonly Pile[], atMost: number): number {
  const most = Math.min(atMost, wish.copies)
  let wanted = most
  for (const pile of piles) {
    const quantity = Math.min(wanted, pile.quantity)
    if (quantity <= 0) continue
    wish.taken.push({ ...pile, quantity })
    wish.copies -= quantity
    pile.quantity -= quantity
    wanted -= quantity
  }
  return most - wanted
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
