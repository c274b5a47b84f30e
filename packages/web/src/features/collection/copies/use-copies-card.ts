import { type CardDataCard, finishes } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { cardQuery } from '../../../lib/card-data/queries.ts'
import { useSite } from '../../../lib/site.ts'
import { tileCard } from '../tile-card.ts'

export type CopiesCard = ReturnType<typeof copiesCard>

/** The card data for the dialog; null while it loads or if the service doesn't have it. */
export function useCopiesCard(scryfallId: string) {
  const base = useSite()?.cardDataUrl
  const details = useQuery({
    ...cardQuery(base ?? '', scryfallId),
    enabled: base !== undefined,
    select: (card) => card && copiesCard(card),
  })
  return { card: details.data ?? null, isPending: details.isPending }
}

function copiesCard(card: CardDataCard) {
  const known = finishes.filter((finish) => card.finishes?.includes(finish))
  return { ...tileCard(card), finishes: known.length > 0 ? known : [...finishes] }
}
