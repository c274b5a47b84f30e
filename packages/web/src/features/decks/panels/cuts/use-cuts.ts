import { type DeckDetail, getDeckFits } from '@manafolio/contract'
import { type CutAdvice, cutsOf, type DeckSheet } from '@manafolio/deck'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { decksKey } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { useSettledVersion } from '../../kit/use-settled-version.ts'
import { findingsOf } from '../legality/use-findings.ts'

export interface Cuts extends CutAdvice {
  /** Rows of the main deck that are locked against cuts. */
  locked: readonly DeckRow[]
}

interface LoadedCuts {
  /** Null until the sheet is loaded. Without fits, only what the rules say. */
  cuts: Cuts | null
  /** Whether the fits of the cards are known. */
  hasFits: boolean
  /** Why the fits are missing. */
  error: Error | null
  retry: () => void
}

/** The suggested cuts. Deferred so that changes to the deck render first. */
export function useCuts(deck: DeckDetail, sheet: DeckSheet | null): LoadedCuts {
  const deferredSheet = useDeferredValue(sheet)
  const { data, error, refetch } = useFits(deck)
  const fits = data?.fits ?? null
  const cuts = useMemo(
    () =>
      deferredSheet && {
        ...cutsOf(deferredSheet, findingsOf(deferredSheet), fits),
        locked: lockedRows(deferredSheet),
      },
    [deferredSheet, fits],
  )
  return { cuts, hasFits: data !== undefined, error, retry: () => void refetch() }
}

/** How well the cards fit, requested again once the deck has stopped changing; until then the old fits stay. */
function useFits(deck: DeckDetail) {
  const { id, cardCount } = deck
  const version = useSettledVersion(deck)
  return useQuery({
    ...fitsQuery(id, version),
    enabled: cardCount > 0,
    placeholderData: (before, query) => (query?.queryKey[2] === id ? before : undefined),
  })
}

function fitsQuery(id: string, version: number) {
  return queryOptions({
    queryKey: [...decksKey, 'fits', id, version],
    queryFn: ({ signal }) => call(getDeckFits, { params: { id }, signal }),
    refetchOnReconnect: true, // only failed queries are refetched
  })
}

function lockedRows({ entries }: DeckSheet): DeckRow[] {
  return entries.flatMap(({ row, place }) => (row?.isLocked && place === 'main' ? [row] : []))
}
