import type { Completion, Completions } from '@manafolio/contract'

/** The text in the field, and the position of the caret. */
export interface CaretText {
  q: string
  at: number
}

/** The text with an option inserted and the caret after it, ready for the next term. */
export function withCompletion(
  q: string,
  { from, to }: Pick<Completions, 'from' | 'to'>,
  { kind, text }: Pick<Completion, 'kind' | 'text'>,
): CaretText {
  const before = q.slice(0, from) + text
  const after = q.slice(to)
  if (kind === 'key' || after.startsWith(')')) return { q: before + after, at: before.length }
  if (after.startsWith(' ')) return { q: before + after, at: before.length + 1 }
  // A name at the end ends the text; after a value another term may follow.
  if (kind === 'name' && after === '') return { q: before, at: before.length }
  return { q: `${before} ${after}`, at: before.length + 1 }
}
