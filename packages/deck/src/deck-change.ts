import type { Deck, DeckCardChange } from '@manafolio/contract'

/** One change of a deck: the new quantities of its rows, and its leaders with the color that is chosen for one. */
export interface DeckChange {
  cards: readonly DeckCardChange[]
  facts?: Partial<Pick<Deck, 'commanderId' | 'commanderName' | 'commanderColor'>>
}
