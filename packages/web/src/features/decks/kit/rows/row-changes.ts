import {
  actualFinish,
  type DeckCardChange,
  type Finish,
  joinedCategories,
  joinedMarks,
  type SlotType,
  slotKey,
  storedFinish,
} from '@manafolio/contract'
import type { DeckRow } from '../deck-actions.ts'

interface DeckRows {
  cards: readonly DeckRow[]
}

type RowEdit = Partial<Pick<DeckRow, 'slotType' | 'finish' | 'categories' | 'quantity'>>

/**
 * Edits some rows of a deck, as changes that can be made in one step. Copies that come to a row of their card
 * join it; a role does not exist on another board.
 */
export function editedRows(
  deck: DeckRows,
  rows: readonly DeckRow[],
  edit: (row: DeckRow) => RowEdit,
): DeckCardChange[] {
  const before = new Map(deck.cards.map((row) => [slotKey(row), row]))
  const next = new Map<string, DeckRow>()
  const currentAt = (key: string) => next.get(key) ?? before.get(key)
  for (const row of rows) {
    const key = slotKey(row)
    const current = currentAt(key) ?? row
    const edited = { ...current, ...edit(current) }
    const to = slotKey(edited)
    if (edited.slotType !== current.slotType) edited.role = null
    if (to === key) {
      next.set(key, edited)
      continue
    }
    const there = currentAt(to)
    next.set(key, { ...current, quantity: 0 })
    next.set(to, there?.quantity ? joined(there, edited) : edited)
  }
  return [...next.values()].map(changeOf)
}

/** Moves rows to a board. */
export function movedRows(deck: DeckRows, rows: readonly DeckRow[], slotType: SlotType) {
  return editedRows(deck, rows, () => ({ slotType }))
}

/** A board, a category (null for none), or both. */
export interface RowPlace {
  slotType?: SlotType | undefined
  category?: string | null | undefined
}

/**
 * Moves rows to a board, to a category, or both. The category takes the place of the first one of a card; null
 * removes all.
 */
export function placedRows(
  deck: DeckRows,
  rows: readonly DeckRow[],
  { slotType, category }: RowPlace,
) {
  return editedRows(deck, rows, ({ categories }) => ({
    ...(slotType && { slotType }),
    ...(category === null && { categories: [] }),
    ...(category && { categories: joinedCategories([category], categories.slice(1)) }),
  }))
}

/** Gives rows a finish, as far as their printings come in it. */
export function refinishedRows(deck: DeckRows, rows: readonly DeckRow[], finish: Finish) {
  return editedRows(deck, rowsIn(rows, finish), ({ card }) => ({
    finish: storedFinish(card?.finishes ?? [], finish),
  }))
}

/** The rows whose printings come in a finish that they do not have yet. */
export function rowsIn(rows: readonly DeckRow[], finish: Finish): DeckRow[] {
  return rows.filter(({ card, finish: stored }) => {
    const printed = card?.finishes ?? []
    return printed.includes(finish) && actualFinish(printed, stored) !== finish
  })
}

function joined(there: DeckRow, coming: DeckRow): DeckRow {
  const quantity = there.quantity + coming.quantity
  return { ...there, ...joinedMarks(coming, there), quantity }
}

function changeOf(row: DeckRow): DeckCardChange {
  const { scryfallId, cardName, tcgplayerId, quantity, slotType, finish } = row
  const { role, isLocked, categories, note } = row
  return {
    ...{ scryfallId, cardName, tcgplayerId, quantity, slotType, finish },
    ...{ role, isLocked, categories, note },
  }
}
