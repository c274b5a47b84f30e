import { type DeckCard, type DeckCardChange, limits, noMarks } from '@manafolio/contract'
import { AppError } from '../errors.ts'
import type { Slot } from './card-store.ts'

/** The cards of a deck by their slots. */
export type Rows = ReadonlyMap<string, DeckCard>

export function rowsOf(cards: readonly DeckCard[]): Rows {
  return new Map(cards.map((card) => [keyOf(card), card]))
}

export function keyOf({ slotType, scryfallId }: Slot): string {
  return `${slotType} ${scryfallId}`
}

export function rowAt(rows: Rows, slot: Slot): DeckCard | undefined {
  return rows.get(keyOf(slot))
}

/** Sets what is in slots: of two changes of one slot the later one holds. */
export function withChanges(rows: Rows, deckId: string, changes: readonly DeckCardChange[]): Rows {
  const next = new Map(rows)
  for (const change of changes) {
    const key = keyOf(change)
    const card = changed(rows.get(key), deckId, change)
    if (card.quantity === 0) next.delete(key)
    else next.set(key, card)
  }
  return next
}

/** Omitted fields of a card keep their value. */
function changed(there: DeckCard | undefined, deckId: string, change: DeckCardChange): DeckCard {
  const marks = there ?? noMarks
  const { tcgplayerId = there?.tcgplayerId ?? null } = change
  const { role = marks.role, isLocked = marks.isLocked } = change
  const { categories = marks.categories, note = marks.note } = change
  const withdrawnAt = there?.withdrawnAt ?? null
  // A note without a text is none.
  return {
    ...change,
    deckId,
    tcgplayerId,
    withdrawnAt,
    role,
    isLocked,
    categories,
    note: note || null,
  }
}

/** Copies that come to others in their slot are added to them. */
export function withAdded(rows: Rows, deckId: string, coming: DeckCardChange): Rows {
  const quantity = coming.quantity + (rowAt(rows, coming)?.quantity ?? 0)
  if (quantity > limits.deckQuantityMax) throw new AppError('too_many_copies')
  return withChanges(rows, deckId, [{ ...coming, quantity }])
}

export function without(rows: Rows, slot: Slot): Rows {
  const next = new Map(rows)
  next.delete(keyOf(slot))
  return next
}

/** What is to be written where one state follows another. */
export function differences(before: Rows, after: Rows) {
  return {
    gone: [...before].flatMap(([key, card]) => (after.has(key) ? [] : [card])),
    changed: [...after].flatMap(([key, card]) => (before.get(key) === card ? [] : [card])),
  }
}
