import type { DeckDetail, SharedDeck } from '@manafolio/contract'

/** A shared deck as what shows decks knows it: of whose it is, and of what is locked, nothing is told. */
export function deckOfShared({ facts: _, pricesAsOf: __, ...deck }: SharedDeck): DeckDetail {
  const { updatedAt, cards } = deck
  return {
    ...deck,
    ...{ id: '', userId: '', version: 1, createdAt: updatedAt, shareId: null },
    cards: cards.map((row) => ({ ...row, deckId: '', isLocked: false, withdrawnAt: null })),
  }
}
