import { queryOptions, useQuery } from '@tanstack/react-query'
import { cardsKey, recovery } from '../../lib/card-data/queries.ts'
import { serviceOf } from '../../lib/card-data/services.ts'
import { pause } from '../../lib/pause.ts'
import { tileCard } from './tile-card.ts'

/** Shorter than anybody minds, longer than a tile stays that only rushes by. */
const restMs = 120

/** Who scrolls back soon finds the details still there; those of a whole collection never pile up. */
const keepMs = 60_000

/**
 * The details of an entry; null when the card-data service has none or does not answer. While a page is
 * scrolled they are asked for only once a tile has been there for a moment; they are given up when it
 * goes before they come.
 */
export function useCardDetails(
  base: string | undefined,
  scryfallId: string,
  isScrolling = () => false,
) {
  const { isPending, data } = useQuery(tileQuery(base, scryfallId, isScrolling))
  return { isPending, card: data ?? null }
}

function tileQuery(base: string | undefined, scryfallId: string, isScrolling: () => boolean) {
  return queryOptions({
    ...recovery,
    queryKey: [...cardsKey, base, scryfallId, 'tile'],
    queryFn: async ({ signal }) => {
      if (isScrolling()) await pause(restMs, signal)
      const card = await (await serviceOf(base ?? '')).card(scryfallId, signal)
      return card && tileCard(card)
    },
    enabled: base !== undefined,
    gcTime: keepMs,
  })
}
