import { colorsRequiredBy, symbolsOf } from '../numbers/cost-symbols.ts'
import type { Front } from '../numbers/front.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import type { Library } from './library.ts'

/** What a cost needs from lands: a total, and for each symbol one of its colors. */
export interface Payment {
  lands: number
  /** Symbols that the same colors can pay, with their count. */
  kinds: readonly { colors: readonly ManaColor[]; symbols: number }[]
}

/** Sets of kinds are bit masks. */
export type Kinds = number

/** The lands of a library for a payment. */
export interface Means {
  cards: number
  /**
   * Copies of lands by the kinds of symbols that they can pay; 0 is for lands that only pay generic
   * mana.
   */
  landsByKinds: readonly number[]
}

/** Whether the payment is possible for each number of cards seen. */
export interface Question {
  payment: Payment
  means: Means
  seen: readonly number[]
}

/** Phyrexian symbols are paid with mana. */
export function paymentFor({
  manaCost,
  manaValue,
}: Pick<Front, 'manaCost' | 'manaValue'>): Payment {
  const kinds = new Map<string, { colors: ManaColor[]; symbols: number }>()
  for (const symbol of symbolsOf(manaCost)) {
    const colors = colorsRequiredBy(symbol)
    const kind = kinds.get(colors.join('')) ?? { colors, symbols: 0 }
    kind.symbols++
    if (colors.length > 0) kinds.set(colors.join(''), kind)
  }
  return { lands: Math.ceil(manaValue), kinds: [...kinds.values()] }
}

export function meansFor({ kinds }: Payment, { cards, manaLands }: Library): Means {
  const landsByKinds = Array.from({ length: 2 ** kinds.length }, () => 0)
  for (const { entry, colors } of manaLands) {
    const at = kindsPaidBy(colors, { kinds })
    landsByKinds[at] = (landsByKinds[at] ?? 0) + entry.quantity
  }
  return { cards, landsByKinds }
}

/** The kinds of symbols that a land of these colors can pay. */
export function kindsPaidBy(
  colors: readonly ManaColor[],
  { kinds }: Pick<Payment, 'kinds'>,
): Kinds {
  const paid = kinds.map((kind) => kind.colors.some((color) => colors.includes(color)))
  return paid.reduce((bits, isPaid, kind) => bits + (isPaid ? 2 ** kind : 0), 0)
}
