import { symbolGlyphs } from './symbol-glyphs.ts'

const symbolNames: Readonly<Record<string, string>> = {
  T: 'tap',
  Q: 'untap',
  E: 'one energy counter',
  P: 'one pawprint',
  A: 'one acorn counter',
  TK: 'one ticket',
  PW: 'planeswalker',
  CHAOS: 'chaos',
  S: 'one snow mana',
  L: 'one mana of a legendary source',
  D: 'one land drop',
  H: 'one colored mana or two life',
  HW: 'half a white mana',
  HR: 'half a red mana',
}

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

const amounts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(numbers.entries()),
  100: 'one hundred',
  1000000: 'one million',
  X: 'X',
  Y: 'Y',
  Z: 'Z',
  '½': 'half a',
  '∞': 'infinite',
}

const colors: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
}

/**
 * How a symbol is drawn and read aloud. Two glyphs are two halves on two colors; a bare symbol has
 * no disc, a half one only its left side.
 */
export interface SymbolLook {
  glyphs: readonly string[]
  tones: readonly string[]
  shape: 'disc' | 'dark' | 'bare' | 'half' | 'wide' | 'wider'
  label: string
}

/** Undefined for an unknown symbol. The text may have braces. */
export function readSymbol(symbol: string): SymbolLook | undefined {
  const text = symbol.replace(/[{}]/g, '').toUpperCase()
  if (!known.has(text)) known.set(text, compose(text))
  return known.get(text)
}

/** Rules text in one line, with the names of its symbols: “tap: Add one green mana.” */
export function readAloud(text: string): string {
  return text
    .replace(/\{[^{}]+\}/g, (symbol) => readSymbol(symbol)?.label ?? symbol)
    .replace(/\s+/g, ' ')
}

/** A cost as its parts ("//" between them) of symbol texts, without unknown symbols. */
export function readCost(cost: string): string[][] {
  return cost
    .split('//')
    .map((part) => [...part.matchAll(/\{([^{}]+)\}/g)].flatMap(([, text = '']) => text))
    .map((symbols) => symbols.filter(readSymbol))
    .filter((symbols) => symbols.length > 0)
}

const known = new Map<string, SymbolLook | undefined>()

const shapes: Readonly<Record<string, SymbolLook['shape']>> = {
  Q: 'dark',
  E: 'bare',
  P: 'bare',
  A: 'bare',
  TK: 'bare',
  PW: 'bare',
  CHAOS: 'bare',
  L: 'bare',
  D: 'bare',
  HW: 'half',
  HR: 'half',
  100: 'wide',
  1000000: 'wider',
}

function compose(text: string): SymbolLook | undefined {
  const label = symbolLabel(text)
  if (!label) return undefined
  const parts = halvesOf(text)
  const glyphs = parts.flatMap((part) => symbolGlyphs[text.endsWith('/P') ? 'H' : part] ?? [])
  return { glyphs, tones: parts.map(toneOf), shape: shapes[text] ?? 'disc', label }
}

/** W/U and W/U/P have two halves; W and W/P are whole. HW is drawn as W. */
function halvesOf(text: string): string[] {
  if (text === 'HW' || text === 'HR') return [text.slice(1)]
  return text.replace(/\/P$/, '').split('/')
}

function toneOf(part: string): string {
  return 'WUBRGC'.includes(part) ? part.toLowerCase() : 'n'
}

/** The text of a symbol for screen readers. The symbol comes without braces, in capitals. */
function symbolLabel(text: string): string | undefined {
  return symbolNames[text] ?? genericLabel(text) ?? formatColor(text.split('/'))
}

function genericLabel(text: string): string | undefined {
  const amount = amounts[text]
  return amount && `${amount} generic mana`
}

/** W, W/U, 2/W, W/P and W/U/P. */
function formatColor(parts: readonly string[]): string | undefined {
  const isPhyrexian = parts.length > 1 && parts.at(-1) === 'P'
  const choices = isPhyrexian ? parts.slice(0, -1) : parts
  const [first, ...rest] = choices.map(
    (part) => colors[part] ?? (part === '2' ? 'two generic' : ''),
  )
  if (!first || rest.length > 1 || rest.includes('')) return undefined
  const start =
    choices[0] === '2' ? `${first} or one` : ['one', first, ...rest.map(() => 'or')].join(' ')
  return [start, ...rest, 'mana', ...(isPhyrexian ? ['or two life'] : [])].join(' ')
}
