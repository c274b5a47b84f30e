import { limits } from '@manafolio/contract'
import type { SheetDeck } from '@manafolio/deck'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { DeckActions, DeckRow } from '../deck-actions.ts'
import { rowKey } from '../deck-actions.ts'
import { roleWords } from './role-acts.ts'

/** What of its deck decides what can be done with a row. */
export type RowDeck = SheetDeck

/** What can be done from a row. One object for as long as the list is there. */
export interface RowActs {
  more: (row: DeckRow) => void
  less: (row: DeckRow) => void
  remove: (row: DeckRow) => void
  /** Puts all copies into the other slot. */
  move: (row: DeckRow) => void
  changePrinting: (row: DeckRow) => void
  setRole: (row: DeckRow, role: DeckRow['role']) => void
  setLocked: (row: DeckRow, isLocked: boolean) => void
  /** As it is by then. */
  deck: () => RowDeck
  /** Shows the card large. */
  open: (row: DeckRow) => void
}

interface ActsOf extends Pick<RowActs, 'changePrinting' | 'open'> {
  deck: RowDeck
  actions: DeckActions
  /** Tells what was done to those who do not see it. */
  say: (words: string) => void
}

/** Rows are drawn anew only when they change, so what they call reads what is so by then. */
export function useRowActs(of: ActsOf): RowActs {
  const latest = useRef(of)
  useLayoutEffect(() => {
    latest.current = of
  })
  return useMemo(() => actsOf(() => latest.current), [])
}

function actsOf(latest: () => ActsOf): RowActs {
  /** The row as it is now: keys may come faster than a list is drawn. */
  function current(row: DeckRow): DeckRow {
    const key = rowKey(row)
    return latest().deck.cards.find((one) => rowKey(one) === key) ?? row
  }

  function setQuantity(row: DeckRow, quantity: number) {
    const { actions, say } = latest()
    if (actions.setQuantity(row, quantity)) say(`${row.cardName}: ${copiesWords(quantity)}`)
  }

  function remove(row: DeckRow) {
    const { actions, say } = latest()
    if (actions.remove(row)) say(`${row.cardName}: removed`)
  }

  return {
    more(stale) {
      const row = current(stale)
      if (row.quantity < limits.deckQuantityMax) setQuantity(row, row.quantity + 1)
      else latest().say(`${row.cardName}: ${copiesWords(row.quantity)}, more are not possible`)
    },
    less(stale) {
      const row = current(stale)
      if (row.quantity > 1) setQuantity(row, row.quantity - 1)
      else remove(row)
    },
    remove: (row) => remove(current(row)),
    move(stale) {
      const row = current(stale)
      const { actions, say } = latest()
      const to = row.slotType === 'main' ? 'side' : 'main'
      if (!actions.move(row, to)) return
      say(`${row.cardName}: moved to the ${to === 'side' ? 'sideboard' : 'main deck'}`)
    },
    setRole(stale, role) {
      const row = current(stale)
      const { actions, say } = latest()
      if (actions.setRole(row, role)) say(`${row.cardName}: now ${roleWords(role)}`)
    },
    setLocked(stale, isLocked) {
      const row = current(stale)
      const { actions, say } = latest()
      const words = isLocked ? 'locked against cuts' : 'not locked any more'
      if (actions.setLocked(row, isLocked)) say(`${row.cardName}: ${words}`)
    },
    deck: () => latest().deck,
    changePrinting: (row) => latest().changePrinting(current(row)),
    open: (row) => latest().open(current(row)),
  }
}

function copiesWords(copies: number): string {
  return copies === 1 ? '1 copy' : `${copies} copies`
}
