import { type Card, cardDataPath, getNamedCardPage } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { cardQuery, namedCardQuery, recovery } from '../../lib/card-data/queries.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import { cardOfData } from '../card-of-data.ts'
import type { LinkedCard } from '../linked-card.ts'

/** The card of a link: as the link has it, or else fetched once. Null when there are no details. */
export function usePreviewCard({ id, name, details }: LinkedCard): {
  card: Card | null
  isPending: boolean
} {
  const isMember = useCurrentUser() !== null
  const base = useSite()?.cardDataUrl
  const isOpen = isMember || (base !== undefined && base !== cardDataPath)
  const isWanted = !details && base !== undefined
  const data = useQuery({
    ...(id ? cardQuery(base ?? '', id) : namedCardQuery(base ?? '', name)),
    enabled: isWanted && isOpen,
  })
  const page = useQuery({ ...visitorsQuery(id ?? name), enabled: isWanted && !isOpen })
  if (details) return { card: details, isPending: false }
  const fetched = isOpen ? data : page
  const card = isOpen ? data.data && cardOfData(data.data) : page.data
  return { card: card ?? null, isPending: base === undefined || fetched.isPending }
}

/** The mirror is for members; a card's page is for everybody. */
function visitorsQuery(name: string) {
  return queryOptions({
    ...recovery,
    queryKey: ['cards', 'preview', name],
    queryFn: async ({ signal }) => {
      const { card } = await call(getNamedCardPage, { params: { name }, signal })
      return card
    },
  })
}
