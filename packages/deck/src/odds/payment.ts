import { colorsAskedBy, symbolsOf } from '../numbers/cost-symbols.ts'
import type { Front } from '../numbers/front.ts'
import type { ManaColor } from '../numbers/mana-color.ts'
import type { Library } from './library.ts'

/** What a cost asks of lands: so many in all, and for each symbol one of its colours. */
export interface Payment {
  lands: number
  /** Symbols that the same colours pay, and how many of them there are. */
  kinds: readonly { colors: readonly ManaColor[]; symbols: number }[]
}

/** Sets of kinds are numbers with a bit for each. */
export type Kinds = number

/** What a library holds for a payment. */
export interface Means {
  cards: number
  /** Copies of lands by the kinds of symbols that they can pay; at 0 those that pay generic mana only. */
  landsByKinds: readonly number[]
}

/** Whether the payment is possible, asked for each of some numbers of cards seen. */
export interface Question {
  payment: Payment
  means: Means
  seen: readonly number[]
}

/** What life could pay, is paid with mana. */
export function paymentFor({ manaCost, manaValue }: Front): Payment {
  const kinds = new Map<string, { colors: ManaColor[]; symbols: number }>()
  for (const symbol of symbolsOf(manaCost)) {
    const colors = colorsAskedBy(symbol)
    const kind = kinds.get(colors.join('')) ?? { colors, symbols: 0 }
    kind.symbols++
    if (colors.length > 0) kinds.set(colors.join(''), kind)
  }
  return { lands: Math.ceil(manaValue), kinds: [...kinds.values()] }
}

export function meansFor({ kinds }: Payment, { cards, manaLands }: Library): Means {
  const landsByKinds = Array.from({ length: 2 ** kinds.length }, () => 0)
  for (const { entry, colors } of manaLands) {
    const paid = kinds.map((kind) => kind.colors.some((color) => colors.includes(color)))
    const at = paid.reduce((bits, isPaid, kind) => bits + (isPaid ? 2 ** kind : 0), 0)
    landsByKinds[at] = (landsByKinds[at] ?? 0) + entry.quantity
  }
  return { cards, landsByKinds }
}
