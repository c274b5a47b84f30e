import {
  type DeckCardChange,
  type DeckDetail,
  type PrintingSwaps,
  planSwaps,
  type SwapGoal,
  slotKey,
} from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deckQuery, decksKey } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'

/** The effect of swapping the printings of a deck; refetched when the deck changes. */
export function useSwaps(deck: DeckDetail, goal: SwapGoal) {
  const client = useQueryClient()
  const query = useQuery({
    ...swapsQuery(deck, goal),
    placeholderData: keepPreviousData, // shown, but disabled
  })
  const { data } = query
  const isNewer = data !== undefined && data.version > deck.version
  useEffect(() => {
    // The shown deck is older than the plan: it was changed elsewhere.
    if (isNewer) void client.invalidateQueries({ queryKey: deckQuery(deck.id).queryKey })
  }, [client, isNewer, deck.id])
  return { ...query, isCurrent: data !== undefined && matchesDeck(deck, data) }
}

function swapsQuery({ id, version }: DeckDetail, to: SwapGoal) {
  return queryOptions({
    queryKey: [...decksKey, 'swaps', id, to, version],
    queryFn: ({ signal }) => call(planSwaps, { params: { id }, input: { to }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Whether swaps match the deck as shown. It may include unsaved changes: then its rows have other quantities
 * than the swaps leave.
 */
function matchesDeck(deck: DeckDetail, { version, cards }: PrintingSwaps): boolean {
  const shown = new Map(deck.cards.map((row) => [slotKey(row), row.quantity]))
  const keyOf = ({ finish = 'nonfoil', ...slot }: DeckCardChange) => slotKey({ ...slot, finish })
  const added = cards.reduce((sum, card) => sum + card.quantity - (shown.get(keyOf(card)) ?? 0), 0)
  return version === deck.version && added === 0
}
