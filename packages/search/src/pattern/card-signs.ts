export type CardSign = 'sm' | 'sc' | 'ss' | 'smr' | 'smh' | 'smp' | 'spt' | 'spp' | 'smm'

const colors = ['w', 'u', 'b', 'r', 'g']

/** Two colors stand in the order in which the symbols of cards have them. */
const hybrids = 'w/u w/b u/b u/r b/r b/g r/g r/w g/w g/u'.split(' ')

/**
 * Symbols that may be written twice in a row. Generic mana never is: {2}{2} is {4}. Neither are
 * Phyrexian hybrids, whose ten pairs would take a third of the room that a pattern has.
 */
const repeatable = [
  ...colors,
  ...['c', 's', 'x', 'y', 'z'],
  ...hybrids,
  ...colors.flatMap((color) => [`2/${color}`, `c/${color}`, `${color}/p`]),
  'c/p',
]

const oneColor = '[wubrg]'
const hybrid = '(?:[wubrgc2]/[wubrg]|[wubrg]/[wubrg]/p)'
const phyrexian = '(?:h|[wubrgc]/p|[wubrg]/[wubrg]/p)'

/** One side of power and toughness; an x at the end of a word is none. */
const stat = '(?:\\d+½?|\\b[xyz]\\b|[*½∞])'

/**
 * What the signs that only patterns for cards have stand for, each as a pattern. {P} is the sign of
 * a paw, not of Phyrexian mana, which is {H} where its color is left open.
 */
export const cardSigns: Record<CardSign, string> = {
  sm: `\\{(?:\\d+|[wubrgcsxyzl½∞]|h[wr]|${hybrid}|${phyrexian})\\}`,
  sc: `\\{(?:h[wr]|[wubrg]/p|${oneColor}|${hybrid})\\}`,
  ss: '\\{[^\\s{}]+\\}',
  smr: `\\{(?:${repeatable.map((symbol) => `${symbol}\\}\\{${symbol}`).join('|')})\\}`,
  smh: `\\{${hybrid}\\}`,
  smp: `\\{${phyrexian}\\}`,
  spt: `${stat}/${stat}`,
  spp: `\\+${stat}/\\+${stat}`,
  smm: `-${stat}/-${stat}`,
}
