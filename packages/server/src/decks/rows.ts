import {
  type DeckCard,
  type DeckCardChange,
  type DeckSlot,
  type Finish,
  limits,
  noMarks,
  slotKey,
} from '@manafolio/contract'
import { AppError } from '../errors.ts'

/** The cards of a deck by their slots. */
export type Rows = ReadonlyMap<string, DeckCard>

export function rowsOf(cards: readonly DeckCard[]): Rows {
  return new Map(cards.map((card) => [slotKey(card), card]))
}

export function rowAt(rows: Rows, slot: DeckSlot): DeckCard | undefined {
  return rows.get(slotKey(slot))
}

/** A change of a row that is named by its finish too. */
export type RowChange = DeckCardChange & { finish: Finish }

/** Sets what is in slots: of two changes of one slot the later one holds. */
export function withChanges(rows: Rows, deckId: string, changes: readonly RowChange[]): Rows {
  const next = new Map(rows)
  for (const change of changes) {
    const key = slotKey(change)
    const card = changed(rows.get(key), deckId, change)
    if (card.quantity === 0) next.delete(key)
    else next.set(key, card)
  }
  return next
}

/** Omitted fields of a card keep their value. */
function changed(there: DeckCard | undefined, deckId: string, change: RowChange): DeckCard {
  const marks = there ?? noMarks
  const { tcgplayerId = there?.tcgplayerId ?? null } = change
  const { role = marks.role, isLocked = marks.isLocked } = change
  const { categories = marks.categories, note = marks.note } = change
  const { withdrawnAt, addedAt } = there ?? { withdrawnAt: null, addedAt: null }
  // A note without a text is none.
  return {
    ...change,
    deckId,
    tcgplayerId,
    withdrawnAt,
    addedAt,
    role,
    isLocked,
    categories,
    note: note || null,
  }
}

/** Copies that come to others in their slot are added to them. */
export function withAdded(rows: Rows, deckId: string, coming: RowChange): Rows {
  const quantity = coming.quantity + (rowAt(rows, coming)?.quantity ?? 0)
  if (quantity > limits.deckQuantityMax) throw new AppError('too_many_copies')
  return withChanges(rows, deckId, [{ ...coming, quantity }])
}

export function without(rows: Rows, slot: DeckSlot): Rows {
  const next = new Map(rows)
  next.delete(slotKey(slot))
  return next
}

/** What is to be written where one state follows another. */
export function differences(before: Rows, after: Rows) {
  return {
    gone: [...before].flatMap(([key, card]) => (after.has(key) ? [] : [card])),
    changed: [...after].flatMap(([key, card]) => (before.get(key) === card ? [] : [card])),
  }
}
