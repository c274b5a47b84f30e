import { foldedInPlace, placeOfWord } from './folded.ts'

export interface TextPart {
  text: string
  /** Where it begins. */
  at: number
  isMatch: boolean
}

/** A text in parts: those that begin like a typed word, and what is between them. */
export function matchedParts(text: string, typed: string): TextPart[] {
  const marks = marksOf(foldedInPlace(text), words(foldedInPlace(typed)))
  const parts: TextPart[] = []
  for (const [at, isMatch] of marks.entries()) {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += text.charAt(at)
    else parts.push({ text: text.charAt(at), at, isMatch })
  }
  return parts
}

/** For each letter whether it is matched. */
function marksOf(text: string, typedWords: string[]): boolean[] {
  const marks = Array.from({ length: text.length }, () => false)
  for (const word of typedWords) {
    const place = placeOfWord(text, word)
    if (place >= 0) marks.fill(true, place, place + word.length)
  }
  return marks
}

function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}
