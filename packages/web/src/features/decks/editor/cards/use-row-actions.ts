import {
  actualFinish,
  finishNames,
  joinedCategories,
  limits,
  type SlotType,
  slotKey,
} from '@manafolio/contract'
import type { SheetDeck } from '@manafolio/deck'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { slotPhrases } from '../../../../card-kit/slot-names.ts'
import { countOf, formatCopies } from '../../../../lib/formats.ts'
import { formatSentence } from '../../kit/changes/step-text.ts'
import type { Annotations, DeckActions, DeckRow, FinishChange } from '../../kit/deck-actions.ts'
import { editedRows, placedRows, type RowPlace } from '../../kit/rows/row-changes.ts'
import { roleLabel } from './role-actions.ts'

/** The part of a deck that decides which actions a row has. */
export type RowDeck = SheetDeck

/** The actions of rows. The object is stable for the lifetime of the list. */
export interface RowActions {
  more: (row: DeckRow) => void
  less: (row: DeckRow) => void
  /** 0 removes the row. */
  setQuantity: (row: DeckRow, quantity: number) => void
  remove: (row: DeckRow) => void
  /** Moves all copies to a slot; without one, between main deck and sideboard. */
  move: (row: DeckRow, slotType?: SlotType) => void
  setFinish: (row: DeckRow, change: FinishChange) => void
  changePrinting: (row: DeckRow) => void
  setRole: (row: DeckRow, role: DeckRow['role']) => void
  setLocked: (row: DeckRow, isLocked: boolean) => void
  annotate: (row: DeckRow, annotations: Annotations) => void
  /** Files cards under a category, before those that they have, as one change. */
  file: (rows: readonly DeckRow[], category: string) => void
  /** Moves cards to a board, a category (null for none), or both, as one change. */
  place: (rows: readonly DeckRow[], to: RowPlace) => void
  /** Opens the dialog for the categories and the note of a row. */
  editAnnotations: (row: DeckRow) => void
  /** Opens the dialog that plans to replace a card, or to cut it. */
  planChange: (row: DeckRow) => void
  /** The current deck. */
  deck: () => RowDeck
  /** Opens the card at full size. */
  open: (row: DeckRow) => void
}

interface ActionSource
  extends Pick<RowActions, 'changePrinting' | 'open' | 'editAnnotations' | 'planChange'> {
  deck: RowDeck
  actions: DeckActions
  focusRow: (id: string) => void
  /** Announces a change to screen readers. */
  announce: (label: string) => void
}

/** Rows are memoized, so their actions read the latest props through a ref. */
export function useRowActions(of: ActionSource): RowActions {
  const latest = useRef(of)
  useLayoutEffect(() => {
    latest.current = of
  })
  return useMemo(() => actionsOf(() => latest.current), [])
}

function actionsOf(latest: () => ActionSource): RowActions {
  /** The current row: keys can be faster than a render. */
  function current(row: DeckRow): DeckRow {
    const key = slotKey(row)
    return latest().deck.cards.find((one) => slotKey(one) === key) ?? row
  }

  function setQuantity(row: DeckRow, quantity: number) {
    const { actions, announce } = latest()
    if (actions.setQuantity(row, quantity)) announce(`${row.cardName}: ${formatCopies(quantity)}`)
  }

  function remove(row: DeckRow) {
    const { actions, announce } = latest()
    if (actions.remove(row)) announce(`${row.cardName}: removed`)
  }

  return {
    more(stale) {
      const row = current(stale)
      if (row.quantity < limits.deckQuantityMax) setQuantity(row, row.quantity + 1)
      else latest().announce(`${row.cardName}: ${formatCopies(row.quantity)}, the maximum`)
    },
    less(stale) {
      const row = current(stale)
      if (row.quantity > 1) setQuantity(row, row.quantity - 1)
      else remove(row)
    },
    setQuantity(stale, quantity) {
      const row = current(stale)
      if (quantity > 0) setQuantity(row, quantity)
      else remove(row)
    },
    remove: (row) => remove(current(row)),
    move(stale, slotType) {
      const row = current(stale)
      const { actions, announce } = latest()
      const to = slotType ?? (row.slotType === 'main' ? 'side' : 'main')
      if (!actions.move(row, to)) return
      announce(`${row.cardName}: moved to the ${slotPhrases[to]}`)
    },
    setFinish(stale, change) {
      const row = current(stale)
      const { actions, announce } = latest()
      const finish = actualFinish(row.card?.finishes ?? [], change.finish)
      if (!actions.setFinish(row, change)) return
      const copies = change.copies < row.quantity ? `${change.copies} of ${row.quantity} ` : ''
      announce(`${row.cardName}: ${copies}now ${finishNames[finish].toLowerCase()}`)
    },
    setRole(stale, role) {
      const row = current(stale)
      const { actions, announce } = latest()
      if (actions.setRole(row, role)) announce(`${row.cardName}: now ${roleLabel(role)}`)
    },
    setLocked(stale, isLocked) {
      const row = current(stale)
      const { actions, announce } = latest()
      const label = isLocked ? 'locked against cuts' : 'unlocked'
      if (actions.setLocked(row, isLocked)) announce(`${row.cardName}: ${label}`)
    },
    annotate(stale, annotations) {
      const row = current(stale)
      const { actions, announce } = latest()
      if (actions.annotate(row, annotations))
        announce(`${row.cardName}: ${formatAnnotations(annotations)}`)
    },
    file(stale, category) {
      const { actions, announce, deck, focusRow } = latest()
      const rows = stale.map(current)
      const [first] = rows
      if (first) focusRow(slotKey(first)) // the group goes away, with what was pressed
      const label = `filed ${countOf(rows.length, 'card')} under ${category}`
      const cards = editedRows(deck, rows, ({ categories }) => ({
        categories: joinedCategories([category], categories),
      }))
      if (actions.apply({ cards }, label)) announce(formatSentence(label))
    },
    place(stale, to) {
      const { actions, announce, deck } = latest()
      const rows = stale.map(current)
      const cards = placedRows(deck, rows, to)
      const label = `moved ${nameOf(rows)} to ${formatPlace(to)}`
      if (actions.apply({ cards }, label)) announce(formatSentence(label))
    },
    editAnnotations: (row) => latest().editAnnotations(current(row)),
    planChange: (row) => latest().planChange(current(row)),
    deck: () => latest().deck,
    changePrinting: (row) => latest().changePrinting(current(row)),
    open: (row) => latest().open(current(row)),
  }
}

function nameOf([first, ...others]: readonly DeckRow[]): string {
  return first && others.length === 0 ? first.cardName : countOf(others.length + 1, 'card')
}

function formatPlace({ slotType, category }: RowPlace): string {
  const board = slotType && `the ${slotPhrases[slotType]}`
  if (category === undefined) return board ?? ''
  return [category ?? 'no category', board].filter(Boolean).join(' in ')
}

function formatAnnotations({ categories, note }: Annotations): string {
  const filed = categories.length > 0 ? `filed under ${categories.join(', ')}` : 'no category'
  return note === null ? filed : `${filed}, with a note`
}
