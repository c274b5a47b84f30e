import { allColors, type ColorMask, colorMask } from '../catalogue/colors.ts'

/** What a color value requires: a set of colors, a number of them, or that many and more. */
export type ColorValue =
  | { kind: 'set'; mask: ColorMask }
  | { kind: 'count'; count: number }
  | { kind: 'atLeast'; count: number }

export const multicolor: ColorValue = { kind: 'atLeast', count: 2 }

const letters: Record<string, string> = {
  white: 'W',
  blue: 'U',
  black: 'B',
  red: 'R',
  green: 'G',
  // guilds of Ravnica
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'GW',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'RW',
  simic: 'GU',
  // shards of Alara
  bant: 'GWU',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'RGW',
  // wedges of Tarkir
  abzan: 'WBG',
  jeskai: 'URW',
  sultai: 'BGU',
  mardu: 'RWB',
  temur: 'GUR',
  // colleges of Strixhaven
  silverquill: 'WB',
  prismari: 'UR',
  witherbloom: 'BG',
  lorehold: 'RW',
  quandrix: 'GU',
  // four colors, by the missing one
  chaos: 'UBRG',
  aggression: 'WBRG',
  altruism: 'WURG',
  growth: 'WUBG',
  artifice: 'WUBR',
}

/** A map, because plain objects also have keys such as “constructor”. */
const lettersOf = new Map(Object.entries(letters))

const nameless = new Set(['c', 'colorless', 'colourless'])
const several = new Set([
  'm',
  'multi',
  'multicolor',
  'multicolour',
  'multicolored',
  'multicoloured',
])
const rainbow = new Set(['rainbow', 'five'])

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
  const named = lettersOf.get(word) ?? (/^[wubrg]+$/.test(word) ? word : undefined)
  return named === undefined ? undefined : { kind: 'set', mask: colorMask([...named]) }
}

/** The names of colors and of sets of colors. */
export const colorNames: readonly string[] = [
  ...lettersOf.keys(),
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
