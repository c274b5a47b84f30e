import type { Finish } from '@manafolio/contract'
import { copiesOf, type DeckEntry, type DeckSheet, mainOf } from '../deck-sheet.ts'
import { cardTypes, foremostType, isLand } from './card-type.ts'
import { colorNumbersOf } from './color-numbers.ts'
import { type KnownCopies, knownOf, quantityOf } from './front.ts'
import type { ManaColor } from './mana-color.ts'
import { averageManaValueOf, curveOf } from './mana-curve.ts'

/**
 * The numbers of a deck: copies of the main deck with its commanders. Lands are not part of the
 * curve.
 */
export interface DeckNumbers {
  cards: number
  sideCards: number
  /** Unknown copies in the main deck, which the other numbers leave out. */
  unknownCards: number
  lands: number
  /** Nonland copies by mana value from 0; the last entry includes all higher ones. */
  curve: readonly { manaValue: number; copies: number; permanents: number }[]
  /** Of nonland copies; null without any. */
  averageManaValue: number | null
  /** Colors in costs or of sources, in WUBRGC order. */
  colors: readonly ColorNumbers[]
  /** Copies by main card type, the most frequent first. */
  types: readonly { type: string; copies: number }[]
  /** All copies with the sideboard, each in this finish if it has a price. */
  prices: readonly { finish: Finish; usd: number; pricedCards: number }[]
}

/** A color in the costs of a deck, compared with its sources. */
export interface ColorNumbers {
  color: ManaColor
  /** Its symbols in the costs of all copies; a hybrid symbol counts for each color. */
  symbols: number
  /** Copies with such a symbol. */
  cards: number
  /** Lands that produce it, and other cards that do. */
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

const priceOfFinish = [
  ['nonfoil', 'usd'],
  ['foil', 'usdFoil'],
  ['etched', 'usdEtched'],
] as const

function finishPricesOf(entries: readonly DeckEntry[]): DeckNumbers['prices'] {
  return priceOfFinish.map(([finish, price]) => {
    const copies = entries.map(({ card, quantity }) => ({
      quantity,
      cents: centsOf(card?.prices[price] ?? null),
    }))
    const cents = copies.reduce((sum, copy) => sum + copy.quantity * copy.cents, 0)
    const priced = copies.filter((copy) => copy.cents > 0)
    const pricedCards = priced.reduce((sum, { quantity }) => sum + quantity, 0)
    return { finish, usd: cents / 100, pricedCards }
  })
}

/** 0 means no price. */
function centsOf(price: string | null): number {
  const cents = Math.round(Number(price) * 100)
  return Number.isFinite(cents) && cents > 0 ? cents : 0
}
