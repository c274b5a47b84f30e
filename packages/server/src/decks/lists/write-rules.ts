import { type DeckDetail, type DeckListFormat, deckFileName } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { writers } from './write/writers.ts'
import { writtenDeck } from './write/written-deck.ts'

export interface DeckFile {
  name: string
  text: string
}

/** A deck as a list for another tool. */
export function deckFile(catalogue: Catalogue, deck: DeckDetail, format: DeckListFormat): DeckFile {
  return {
    name: deckFileName(deck.name, format),
    text: writers[format](writtenDeck(catalogue, deck)),
  }
}
