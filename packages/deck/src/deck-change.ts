import type { Deck, DeckCardChange } from '@manafolio/contract'

/** Something to be done to a deck as one change: how its rows are to be, and who leads it. */
export interface DeckChange {
  cards: readonly DeckCardChange[]
  facts?: Partial<Pick<Deck, 'commanderId' | 'commanderName'>>
}
