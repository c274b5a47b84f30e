import type { Finish, SlotType } from '@manafolio/contract'

/** What searches know of a user's decks, by the row numbers of one catalogue. */
export interface UserDecks {
  decks: readonly NamedDeck[]
  /** For each card the owned copies that no deck reserves; in a search of a deck, no other one. */
  freeCopies: Int32Array
}

interface NamedDeck {
  name: string
  /** Those of the main deck and the sideboard, with the commander. */
  cards: readonly number[]
}

/** A row of a deck that is searched. */
export interface DeckRow {
  /** Its number in the catalogue. */
  printing: number
  board: SlotType
  isCommander: boolean
  categories: readonly string[]
  /** As the number yyyymmdd; 0 where that is unknown. */
  addedOn: number
  finish: Finish
  quantity: number
  /** Copies of the card that the deck needs and the user does not own. */
  missing: number
}

/** Rows of a deck of which no two have the same printing. */
export interface DeckRows {
  rows: readonly DeckRow[]
  /** The categories of all cards of the deck, also of those in other rows. */
  categories: readonly string[]
}
