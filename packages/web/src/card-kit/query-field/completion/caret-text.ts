import type { Completion, Completions } from '@manafolio/contract'

/** What stands in the field, and the place of the caret in it. */
export interface CaretText {
  q: string
  at: number
}

/** The text with an option in its place and the caret behind it, ready for what comes next. */
export function withCompletion(
  q: string,
  { from, to }: Pick<Completions, 'from' | 'to'>,
  { kind, text }: Pick<Completion, 'kind' | 'text'>,
): CaretText {
  const before = q.slice(0, from) + text
  const after = q.slice(to)
  if (kind === 'key' || after.startsWith(')')) return { q: before + after, at: before.length }
  if (after.startsWith(' ')) return { q: before + after, at: before.length + 1 }
  // A name at the end is the end; after a value another term may follow.
  if (kind === 'name' && after === '') return { q: before, at: before.length }
  return { q: `${before} ${after}`, at: before.length + 1 }
}
