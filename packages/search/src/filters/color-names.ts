import { allColors, type ColorMask, colorMask } from '../catalogue/colors.ts'
import { colorLetters, colorSetNames, nameless, rainbow, several } from '../query/color-words.ts'

/** What a color value requires: a set of colors, a number of them, or that many and more. */
export type ColorValue =
  | { kind: 'set'; mask: ColorMask }
  | { kind: 'count'; count: number }
  | { kind: 'atLeast'; count: number }

export const multicolor: ColorValue = { kind: 'atLeast', count: 2 }

/**
 * Reads a value such as "wu", "azorius", "c", "m" or "2". All five by name are their number:
 * everything fits within their set.
 */
export function readColors(value: string): ColorValue | undefined {
  const word = value.toLowerCase()
  if (nameless.has(word)) return { kind: 'set', mask: 0 }
  if (several.has(word)) return multicolor
  if (rainbow.has(word)) return { kind: 'count', count: 5 }
  const count = /^[0-5]$/.test(word) ? Number(word) : undefined
  if (count !== undefined) return { kind: 'count', count }
  const named = colorLetters(word)
  return named === undefined ? undefined : { kind: 'set', mask: colorMask([...named]) }
}

/** The names of colors and of sets of colors. */
export const colorNames: readonly string[] = [
  ...colorSetNames,
  ...rainbow,
  'colorless',
  'multicolor',
]

type SetTest = (has: ColorMask, target: ColorMask) => boolean

/** Comparisons of color sets: <= is "no colors but these", >= "at least these". */
export const compareColors: Record<'=' | '!=' | '<' | '<=' | '>' | '>=', SetTest> = {
  '=': (has, target) => has === target,
  '!=': (has, target) => has !== target,
  '<=': (has, target) => (has & (allColors ^ target)) === 0,
  '<': (has, target) => has !== target && (has & (allColors ^ target)) === 0,
  '>=': (has, target) => (has & target) === target,
  '>': (has, target) => has !== target && (has & target) === target,
}
