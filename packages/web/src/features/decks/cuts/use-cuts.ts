import { type CutAdvice, cutsOf, type DeckSheet } from '@manafolio/deck'
import { useDeferredValue, useMemo } from 'react'
import type { DeckRow } from '../deck-actions.ts'
import { findingsOf } from '../legality/use-findings.ts'

export interface Cuts extends CutAdvice {
  /** Rows of the main deck that are kept from being cut. */
  locked: readonly DeckRow[]
}

/** What a deck could do without; null until its sheet is there. It follows what is done to the deck. */
export function useCuts(sheet: DeckSheet | null): Cuts | null {
  const later = useDeferredValue(sheet)
  return useMemo(
    () => later && { ...cutsOf(later, findingsOf(later)), locked: lockedRows(later) },
    [later],
  )
}

function lockedRows({ entries }: DeckSheet): DeckRow[] {
  return entries.flatMap(({ row, place }) => (row?.isLocked && place === 'main' ? [row] : []))
}
