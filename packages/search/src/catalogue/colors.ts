import { type Color, colors } from '@manafolio/contract'

/** A set of colors as bits, in the order W U B R G from the lowest. */
export type ColorMask = number

/** Beside the colors, for mana: colorless is a kind of mana, though no color. */
export const colorlessMana = 0b100000

export const allColors: ColorMask = 0b11111

export function colorMask(letters: readonly string[]): ColorMask {
  return letters.reduce((mask, letter) => mask | bitOf(letter), 0)
}

export function colorCount(mask: ColorMask): number {
  let count = 0
  for (let rest = mask; rest > 0; rest &= rest - 1) count++
  return count
}

function bitOf(letter: string): number {
  const index = colors.indexOf(letter.toUpperCase() as Color) // indexOf answers -1 for any other text
  return index < 0 ? 0 : 1 << index
}
