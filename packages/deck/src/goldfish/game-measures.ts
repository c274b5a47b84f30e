import { type ManaColor, manaColors } from '../numbers/mana-color.ts'
import { kindsPaidBy, type Payment } from '../odds/payment.ts'
import { cardsNeededFor } from '../odds/tried-payment.ts'
import type { GoldfishDeck } from './goldfish-deck.ts'

export function landsAmong(seen: Uint32Array): number {
  return seen.reduce((sum, card) => sum + (card > 0 ? 1 : 0), 0)
}

/** Whether so many of the lands seen make all colors of the deck. */
export function hasColors(
  seen: Uint32Array,
  { lands, colors }: Pick<GoldfishDeck, 'lands' | 'colors'>,
  played: number,
): boolean {
  const masks = new Set<number>()
  for (const card of seen) if (card > 0) masks.add(maskOf(lands[card - 1] ?? []))
  return areCovered(maskOf(colors), [...masks], played)
}

/** One color after the other: some land makes it, and others the rest. */
function areCovered(needed: number, masks: readonly number[], lands: number): boolean {
  if (needed === 0) return true
  if (lands === 0) return false
  const color = needed & -needed
  return masks.some((mask) => (mask & color) !== 0 && areCovered(needed & ~mask, masks, lands - 1))
}

function maskOf(colors: readonly ManaColor[]): number {
  return colors.reduce((bits, color) => bits | (1 << manaColors.indexOf(color)), 0)
}

/** How many of the cards seen it takes to pay for a commander; Infinity when all of them can't. */
export function cardsToCast(payment: Payment, lands: GoldfishDeck['lands']) {
  const cardsNeeded = cardsNeededFor(payment)
  const codes = lands.map((colors) => (colors.length === 0 ? 0 : kindsPaidBy(colors, payment) + 1))
  return (seen: Uint32Array) => {
    const paying = seen.map((card) => (card === 0 ? 0 : (codes[card - 1] ?? 0)))
    return cardsNeeded(paying, paying.length)
  }
}
