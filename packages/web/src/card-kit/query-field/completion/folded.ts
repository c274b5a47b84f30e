import { folded } from '../../../lib/folded.ts'

/** Folded character by character, so that the indices stay the same. */
export function foldedInPlace(text: string): string {
  return Array.from(text, foldedChar).join('')
}

function foldedChar(letter: string): string {
  const base = folded(letter)
  return base.length === letter.length ? base : letter
}

/** The typed part of a value or a name, without quotes and the like. */
export function typedText(typed: string): string {
  return foldedInPlace(typed.replace(/^!?"?/, ''))
}

/** The index of the first word that starts with the given text; -1 when there is none. */
export function indexOfWord(text: string, beginning: string): number {
  for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at
  }
  return -1
}
