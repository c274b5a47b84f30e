import { type CutAdvice, cutsOf, type DeckSheet } from '@manafolio/deck'
import { useDeferredValue, useMemo } from 'react'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { findingsOf } from '../legality/use-findings.ts'

export interface Cuts extends CutAdvice {
  /** Rows of the main deck that are locked against cuts. */
  locked: readonly DeckRow[]
}

/** The suggested cuts; null until the sheet is loaded. Deferred so that changes to the deck render first. */
export function useCuts(sheet: DeckSheet | null): Cuts | null {
  const deferredSheet = useDeferredValue(sheet)
  return useMemo(
    () =>
      deferredSheet && {
        ...cutsOf(deferredSheet, findingsOf(deferredSheet)),
        locked: lockedRows(deferredSheet),
      },
    [deferredSheet],
  )
}

function lockedRows({ entries }: DeckSheet): DeckRow[] {
  return entries.flatMap(({ row, place }) => (row?.isLocked && place === 'main' ? [row] : []))
}
