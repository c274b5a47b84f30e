import { useQuery } from '@tanstack/react-query'
import { cardQuery } from '../../lib/card-data/queries.ts'
import { useSite } from '../../lib/site.ts'
import { tileCard } from './tile-card.ts'

/** The details of an entry; null when the card-data service has none or does not answer. */
export function useCardDetails(scryfallId: string) {
  const base = useSite()?.cardDataUrl
  const details = useQuery({
    ...cardQuery(base ?? '', scryfallId),
    enabled: base !== undefined,
    select: (card) => card && tileCard(card),
  })
  return { isPending: details.isPending, card: details.data ?? null }
}
