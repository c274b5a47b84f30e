import { type DeckSheet, type SheetDeck, sheetOf } from '@manafolio/deck'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cardFactsQuery } from './card-facts-query.ts'

/** Why there is no sheet, and another try. */
export interface SheetTrouble {
  error: Error
  onRetry: () => void
}

export interface KnownSheet {
  sheet: DeckSheet | null
  /** Not there as long as the facts may still come. */
  trouble: SheetTrouble | undefined
}

/**
 * A deck as the rules see it; null until the facts of its cards are there. Of a card that was just
 * added they come a moment later.
 */
export function useDeckSheet(deck: SheetDeck | undefined): KnownSheet {
  const client = useQueryClient()
  const ids = [...(deck?.cards ?? []).map(({ scryfallId }) => scryfallId), deck?.commanderId ?? '']
  const {
    data: facts,
    error,
    refetch,
  } = useQuery({
    ...cardFactsQuery(client, ids.filter(Boolean)),
    placeholderData: keepPreviousData,
    enabled: deck !== undefined,
  })
  const sheet = useMemo(() => (deck && facts ? sheetOf(deck, facts) : null), [deck, facts])
  const trouble = useMemo(
    () => (error ? { error, onRetry: () => void refetch() } : undefined),
    [error, refetch],
  )
  return { sheet, trouble }
}
