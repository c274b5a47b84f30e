import type { Interner } from './interned.ts'

/** The service's words for legality, as they are numbered in the catalogue. */
export const legalities = ['not_legal', 'legal', 'restricted', 'banned'] as const
export type Legality = (typeof legalities)[number]

export function legalityCode(word: string | undefined): number {
  return Math.max(0, legalities.indexOf(word as Legality)) // unknown words count as not legal
}

/**
 * The legalities of a card in as many characters as there are formats by then: one more than the
 * code of each, and 0 for a format that the card does not name.
 */
export function packLegalities(words: Readonly<Record<string, string>>, formats: Interner): string {
  const codes: number[] = []
  for (const format in words) {
    const number = formats.number(format)
    while (codes.length < number) codes.push(0)
    codes[number] = legalityCode(words[format]) + 1
  }
  return String.fromCharCode(...codes)
}

/** The code for each format of a number, of a card's packed legalities. */
export function unpackLegality(packed: string, format: number): number | undefined {
  const code = packed.charCodeAt(format)
  return code > 0 ? code - 1 : undefined // there may be fewer characters: NaN
}
