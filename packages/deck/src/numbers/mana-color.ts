import { type Color, colors } from '@manafolio/contract'

export type ManaColor = Color | 'C'

export const manaColors: readonly ManaColor[] = [...colors, 'C']

export function isManaColor(text: string): text is ManaColor {
  return manaColors.some((color) => color === text)
}
