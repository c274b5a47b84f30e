import { type DeckSheet, entriesIn } from '../deck-sheet.ts'
import { type KnownCopies, knownOf } from '../numbers/front.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import { colorNeedsOf, neededColors } from '../odds/color-needs.ts'
import { libraryOf } from '../odds/library.ts'
import { type Payment, paymentFor } from '../odds/payment.ts'

/** A deck prepared for many games. */
export interface GoldfishDeck {
  /** The library: 0 is a spell, and n is a land of the nth kind. */
  cards: Uint32Array
  /** The colors of each kind of land; none for lands that make no mana. */
  lands: readonly (readonly ManaColor[])[]
  /** The colors that some card of the deck needs. */
  colors: readonly ManaColor[]
  /** Each with the turn of its mana value and the two after it. */
  commanders: readonly { cardName: string; payment: Payment; turns: readonly number[] }[]
}

const turnsAfterCurve = [0, 1, 2]

export function goldfishDeckOf(sheet: DeckSheet): GoldfishDeck {
  const library = libraryOf(sheet)
  const copies = new Map<string, { colors: readonly ManaColor[]; quantity: number }>()
  for (const { entry, colors } of library.manaLands) {
    const quantity = (copies.get(colors.join(''))?.quantity ?? 0) + entry.quantity
    copies.set(colors.join(''), { colors, quantity })
  }
  const makingMana = [...copies.values()].reduce((sum, { quantity }) => sum + quantity, 0)
  const kinds = [...copies.values(), { colors: [], quantity: library.lands - makingMana }]
  const cards = new Uint32Array(library.cards)
  cards.set(kinds.flatMap(({ quantity }, kind) => Array<number>(quantity).fill(kind + 1)))
  return {
    cards,
    lands: kinds.map(({ colors }) => colors),
    colors: neededColors(colorNeedsOf(sheet, library)),
    commanders: knownOf(entriesIn(sheet, 'commander')).map(commanderOf),
  }
}

function commanderOf({ entry, front }: KnownCopies) {
  const payment = paymentFor(front)
  const onCurve = Math.max(1, payment.lands)
  return {
    cardName: entry.cardName,
    payment,
    turns: turnsAfterCurve.map((later) => onCurve + later),
  }
}
