import { type DeckSheet, type SheetDeck, sheetOf } from '@manafolio/deck'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cardFactsQuery } from './card-facts-query.ts'

/**
 * A deck as the rules see it; null until the facts of its cards are there. Of a card that was just
 * added they come a moment later.
 */
export function useDeckSheet(deck: SheetDeck): { sheet: DeckSheet | null; error: Error | null } {
  const client = useQueryClient()
  const ids = [...deck.cards.map(({ scryfallId }) => scryfallId), deck.commanderId ?? '']
  const query = cardFactsQuery(client, ids.filter(Boolean))
  const { data: facts, error } = useQuery({ ...query, placeholderData: keepPreviousData })
  const sheet = useMemo(() => (facts ? sheetOf(deck, facts) : null), [deck, facts])
  return { sheet, error }
}
