import { colors } from '@manafolio/contract'
import { type ColorMask, colorMask } from '../catalogue/colors.ts'

/** Amounts that the player chooses; costs print them before any generic mana. */
export const variableSymbols: readonly string[] = ['X', 'Y', 'Z']

/** In the order of the cards, which print {G/W} and never {W/G}. */
const colorPairs = ['W/U', 'W/B', 'U/B', 'U/R', 'B/R', 'B/G', 'R/G', 'R/W', 'G/W', 'G/U']

/** All symbols of mana costs but generic mana, without their braces, in the order of printing. */
export const manaSymbols: readonly string[] = [
  ...variableSymbols,
  ...['S', 'C'],
  ...colors.map((color) => `2/${color}`),
  ...colors.map((color) => `C/${color}`),
  ...colorPairs,
  'H',
  ...['C', ...colors, ...colorPairs].map((mana) => `${mana}/P`),
  ...colors,
  ...['HW', 'HR', 'L', 'D'],
]

const known = new Set(manaSymbols)
const symbolsByParts = new Map(manaSymbols.map((symbol) => [sortedParts(symbol), symbol]))

/** The symbol as cards print it, whatever the case of its letters and the order of its parts. */
export function readSymbol(text: string): string | undefined {
  const symbol = text.toUpperCase()
  return known.has(symbol) ? symbol : symbolsByParts.get(sortedParts(symbol))
}

/** A folded text with the symbols of several parts in the order in which cards print those. */
export function withUsualSymbols(folded: string): string {
  return folded.replace(/\{([a-z0-9]+(?:\/[a-z0-9]+)+)\}/gi, (written, parts: string) => {
    const symbol = readSymbol(parts)
    return symbol === undefined ? written : `{${symbol.toLowerCase()}}`
  })
}

function sortedParts(symbol: string): string {
  return symbol.split('/').sort().join('/')
}

/** None for {X}, {C} and {S}; the color of the colored part for {2/W}, {W/P} and the half {HW}. */
export function symbolColors(symbol: string): ColorMask {
  return colorMask([...symbol])
}

/** To be paid in one of two ways, life aside: {W/U}, {2/W}, {C/W} and {W/U/P}. */
export function isHybridSymbol(symbol: string): boolean {
  return symbol.split('/').filter((part) => part !== 'P').length > 1
}

/** To be paid with life: {W/P}, {W/U/P} and the {H} of any color. */
export function isPhyrexianSymbol(symbol: string): boolean {
  return symbol === 'H' || symbol.split('/').includes('P')
}
