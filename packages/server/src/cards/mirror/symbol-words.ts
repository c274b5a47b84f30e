/** Symbols that are no mana, with what they mean. */
export const otherSymbols: Record<string, string> = {
  T: 'tap this permanent',
  Q: 'untap this permanent',
  E: 'an energy counter',
  P: 'modal budget pawprint',
  PW: 'planeswalker',
  CHAOS: 'chaos',
  A: 'an acorn counter',
  TK: 'a ticket counter',
}

const amounts =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** Generic mana, with its amount in words. */
export const genericSymbols: Record<string, string> = {
  ...Object.fromEntries(amounts.map((words, amount) => [amount, words])),
  '½': 'one-half',
  '100': 'one hundred',
  '1000000': 'one million',
  '∞': 'infinite',
}

const colorWords: Record<string, string> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
}

/** Mana that is no choice of colors. */
const otherMana: Record<string, string> = {
  X: 'X generic mana',
  Y: 'Y generic mana',
  Z: 'Z generic mana',
  S: 'one snow mana',
  H: 'one colored mana or two life',
  HW: 'one-half white mana',
  HR: 'one-half red mana',
  L: 'one mana from a legendary source',
  D: 'one potential land drop',
}

/** What a mana symbol gives or costs. */
export function manaInWords(symbol: string): string {
  const [first = '', second, third] = symbol.split('/')
  const one = (part: string) => (part === '2' ? 'two generic mana' : `one ${colorWords[part]} mana`)
  if (otherMana[symbol]) return otherMana[symbol]
  if (second === undefined) return one(first)
  if (second === 'P') return `${one(first)} or two life`
  if (third === 'P') return `${one(first)}, ${one(second)}, or 2 life`
  if (first === '2' || first === 'C') return `${one(first)} or ${one(second)}`
  return `one ${colorWords[first]} or ${colorWords[second]} mana`
}
