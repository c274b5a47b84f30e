import { copiesOf, type DeckSheet, mainOf } from '../deck-sheet.ts'
import { cardTypes, foremostType, isLand } from './card-type.ts'
import { colorNumbersOf } from './color-numbers.ts'
import { finishPricesOf } from './finish-prices.ts'
import { type KnownCopies, knownOf, quantityOf } from './front.ts'
import type { ManaColor } from './mana-color.ts'
import { averageManaValueOf, curveOf } from './mana-curve.ts'

/** What a deck is made of. Copies of the main deck, with its commanders; lands are no part of the curve. */
export interface DeckNumbers {
  cards: number
  sideCards: number
  /** Copies of the main deck of which nothing is known: what follows is of the others. */
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

export function numbersOf(sheet: DeckSheet): DeckNumbers {
  const main = mainOf(sheet)
  const known = knownOf(main)
  const spells = known.filter(({ front }) => !isLand(front))
  return {
    cards: copiesOf(main),
    sideCards: copiesOf(sheet.entries.filter(({ slotType }) => slotType === 'side')),
    unknownCards: copiesOf(main) - quantityOf(known),
    lands: quantityOf(known) - quantityOf(spells),
    curve: curveOf(spells),
    averageManaValue: averageManaValueOf(spells),
    colors: colorNumbersOf(sheet),
    types: typesOf(known),
    prices: finishPricesOf(sheet.entries),
  }
}

function typesOf(known: readonly KnownCopies[]): DeckNumbers['types'] {
  return cardTypes
    .map((type) => ({
      type,
      copies: quantityOf(known.filter(({ front }) => foremostType(front) === type)),
    }))
    .filter(({ copies }) => copies > 0)
    .sort((a, b) => b.copies - a.copies)
}
