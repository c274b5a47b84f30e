import { type DeckDetail, type PrintingSwaps, planSwaps, type SwapGoal } from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import { rowKey } from '../deck-actions.ts'
import { deckQuery, decksKey } from '../decks-query.ts'

/** What swapping the printings of a deck would do; asked for anew when the deck has changed since. */
export function useSwaps(deck: DeckDetail, goal: SwapGoal) {
  const client = useQueryClient()
  const query = useQuery({
    ...swapsQuery(deck, goal),
    placeholderData: keepPreviousData, // to be looked at, but not to be done
  })
  const { data } = query
  const isNewer = data !== undefined && data.version > deck.version
  useEffect(() => {
    // The deck that is shown is older than what was looked at: it was changed in another place.
    if (isNewer) void client.invalidateQueries({ queryKey: deckQuery(deck.id).queryKey })
  }, [client, isNewer, deck.id])
  return { ...query, isCurrent: data !== undefined && isOf(deck, data) }
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
 * Whether swaps are of this deck as it is shown. It may be ahead of its version by changes that are
 * still on their way: then the rows have more or less copies than swaps leave them.
 */
function isOf(deck: DeckDetail, { version, cards }: PrintingSwaps): boolean {
  const shown = new Map(deck.cards.map((row) => [rowKey(row), row.quantity]))
  const added = cards.reduce((sum, card) => sum + card.quantity - (shown.get(rowKey(card)) ?? 0), 0)
  return version === deck.version && added === 0
}
