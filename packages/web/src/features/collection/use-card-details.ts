import { queryOptions, useQuery } from '@tanstack/react-query'
import { cardsKey } from '../../lib/card-data/cards-key.ts'
import { recovery } from '../../lib/card-data/queries.ts'
import { serviceOf } from '../../lib/card-data/services.ts'
import { pause } from '../../lib/pause.ts'
import { tileCard } from './tile-card.ts'

/** Too short to be noticed, but longer than a tile stays mounted while scrolling fast. */
const restMs = 120

/**
 * Long enough for scrolling back, short enough that the details of a whole collection don't pile
 * up.
 */
const gcTimeMs = 60_000

/**
 * The details of an entry; null if the card-data service doesn't have them or can't be reached.
 * While scrolling, they are only requested after the tile has been mounted for a moment; the
 * request is aborted when it unmounts.
 */
export function useCardDetails(
  base: string | undefined,
  scryfallId: string,
  isScrolling = () => false,
) {
  const { isPending, data } = useQuery(tileQuery(base, scryfallId, isScrolling))
  return { isPending, card: data ?? null }
}

export function tileKey(base: string | undefined, scryfallId: string) {
  return [...cardsKey, base, scryfallId, 'tile']
}

/** Null when the card-data service has no such card. */
export async function fetchTile(base: string, scryfallId: string, signal: AbortSignal) {
  const card = await (await serviceOf(base)).card(scryfallId, signal)
  return card && tileCard(card)
}

function tileQuery(base: string | undefined, scryfallId: string, isScrolling: () => boolean) {
  return queryOptions({
    ...recovery,
    queryKey: tileKey(base, scryfallId),
    queryFn: async ({ signal }) => {
      if (isScrolling()) await pause(restMs, signal)
      return fetchTile(base ?? '', scryfallId, signal)
    },
    meta: { isStored: true },
    enabled: base !== undefined,
    gcTime: gcTimeMs,
  })
}
