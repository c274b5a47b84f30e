import { symbolGlyphs } from './symbol-glyphs.ts'
import { symbolWords } from './symbol-words.ts'

/**
 * How a symbol is drawn and read aloud. Two glyphs are two halves over two tones; a bare symbol has
 * no disc, a half one only its left side.
 */
export interface SymbolLook {
  glyphs: readonly string[]
  tones: readonly string[]
  shape: 'disc' | 'dark' | 'bare' | 'half' | 'wide' | 'wider'
  words: string
}

/** Undefined for a text that is no known symbol. The text comes with or without braces. */
export function readSymbol(symbol: string): SymbolLook | undefined {
  const text = symbol.replace(/[{}]/g, '').toUpperCase()
  if (!known.has(text)) known.set(text, compose(text))
  return known.get(text)
}

/** A cost as its parts ("//" between them) of symbol texts; what is no known symbol is left out. */
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
  const words = symbolWords(text)
  if (!words) return undefined
  const parts = halvesOf(text)
  const glyphs = parts.flatMap((part) => symbolGlyphs[text.endsWith('/P') ? 'H' : part] ?? [])
  return { glyphs, tones: parts.map(toneOf), shape: shapes[text] ?? 'disc', words }
}

/** W/U and W/U/P have two halves; W and W/P are whole. HW is drawn as W. */
function halvesOf(text: string): string[] {
  if (text === 'HW' || text === 'HR') return [text.slice(1)]
  return text.replace(/\/P$/, '').split('/')
}

function toneOf(part: string): string {
  return 'WUBRGC'.includes(part) ? part.toLowerCase() : 'n'
}
