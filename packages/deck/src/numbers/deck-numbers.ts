import type { Color } from '@manafolio/contract'

export type ManaColor = Color | 'C'

/** What a deck is made of. Copies of the main deck, with its commanders; lands are no part of the curve. */
export interface DeckNumbers {
  cards: number
  sideCards: number
  /** Copies of which nothing is known: they are in no other number. */
  unknownCards: number
  lands: number
  /** Nonland copies by mana value from 0; the last is of those that cost as much or more. */
  curve: readonly { manaValue: number; copies: number; permanents: number }[]
  /** Of nonland copies; null without any. */
  averageManaValue: number | null
  /** Colours that are asked for or made, in the order WUBRGC. */
  colors: readonly ColorNumbers[]
  /** Copies by card type, the most frequent first; a copy counts once, by what it is foremost. */
  types: readonly { type: string; copies: number }[]
  /** All copies with the sideboard, each in this finish where it has a price in it. */
  prices: readonly { finish: 'nonfoil' | 'foil'; usd: number; pricedCards: number }[]
}

/** A colour in the costs of a deck against what makes mana of it. */
export interface ColorNumbers {
  color: ManaColor
  /** Symbols of it in the costs of all copies; of a hybrid symbol each colour counts. */
  symbols: number
  /** Copies with such a symbol. */
  cards: number
  /** Lands that make it, and other cards that do. */
  landSources: number
  otherSources: number
}
