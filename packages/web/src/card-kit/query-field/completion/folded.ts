import { folded } from '../../../lib/folded.ts'

/** Folded one for one, so that each letter stays in its place. */
export function foldedInPlace(text: string): string {
  return Array.from(text, foldedLetter).join('')
}

function foldedLetter(letter: string): string {
  const base = folded(letter)
  return base.length === letter.length ? base : letter
}

/** What is typed of a value or a name, without the signs that only mark it as one. */
export function typedLetters(typed: string): string {
  return foldedInPlace(typed.replace(/^!?"?/, ''))
}

/** Where a word, or words, begin so; -1 when none does. */
export function placeOfWord(text: string, beginning: string): number {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at
  }
  return -1
}
