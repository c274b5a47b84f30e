import type { DeckDraft } from './deck-draft.ts'

/** Fields that make sense together only: a commander belongs to its format. */
const parts = [['name'], ['format', 'commander'], ['description']] as const

/** The fields in which two drafts differ; all of a part where one of it does. */
export function differingFields(one: DeckDraft, other: DeckDraft): (keyof DeckDraft)[] {
  return parts.flatMap((fields) =>
    fields.some((field) => wordsOf(one, field) !== wordsOf(other, field)) ? [...fields] : [],
  )
}

/**
 * A draft that was begun from one state of a deck, for a newer state of it: what was not touched
 * follows, what was stays as it is.
 */
export function followedDraft(draft: DeckDraft, begun: DeckDraft, newer: DeckDraft): DeckDraft {
  const touched = differingFields(draft, begun)
  const kept = touched.map((field) => [field, draft[field]])
  return { ...newer, ...Object.fromEntries(kept) }
}

function wordsOf(draft: DeckDraft, field: keyof DeckDraft): string {
  const value = draft[field]
  if (value === null || typeof value === 'string') return value ?? ''
  return JSON.stringify([value.id, value.name])
}
