import type { Deck, DeckCardChange } from '@manafolio/contract'

/** One change of a deck: its rows, its leaders with the color that is chosen for one, and its categories. */
export interface DeckChange {
  cards: readonly DeckCardChange[]
  facts?: Partial<Pick<Deck, 'commanderId' | 'commanderName' | 'commanderColor' | 'categories'>>
}
