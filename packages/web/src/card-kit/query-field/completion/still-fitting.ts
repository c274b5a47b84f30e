import type { Completion, Completions } from '@manafolio/contract'
import type { CaretText } from './caret-text.ts'
import { foldedInPlace, placeOfWord, typedLetters } from './folded.ts'

/**
 * Of an answer to what was typed before, what the new answer will have too: the list need not
 * vanish while that is on its way. Undefined when more changed than a word that goes on.
 */
export function stillFitting(
  answer: Completions,
  before: CaretText,
  now: CaretText,
): Completions | undefined {
  const length = now.q.length - before.q.length
  const added = now.q.slice(before.at, now.at)
  const goesOn =
    length > 0 &&
    now.at - before.at === length &&
    now.q === before.q.slice(0, before.at) + added + before.q.slice(before.at)
  if (!goesOn || !/^[\p{L}\p{N} '-]+$/u.test(added)) return undefined
  const typed = typedLetters(now.q.slice(answer.from, now.at))
  const options = answer.options.filter((option) => fits(option, typed))
  return { from: answer.from, to: answer.to + length, options }
}

function fits({ kind, text, label }: Completion, typed: string): boolean {
  if (kind === 'key') return foldedInPlace(text).startsWith(typed)
  if (kind === 'name') return placeOfWord(foldedInPlace(text), typed) >= 0
  return !typed.includes(' ') && placeOfWord(foldedInPlace(`${text} ${label ?? ''}`), typed) >= 0
}
