import { type CardPage, getOwnedCard } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { ownedCardKey } from './card-page-query.ts'

/**
 * What the user has of a card: at first as its page says. Null for a visitor, and until it is known
 * of somebody who has just signed in.
 */
export function useOwnedCard(page: CardPage) {
  const isSignedIn = useCurrentUser() !== null
  const { data } = useQuery({
    queryKey: ownedCardKey(page),
    queryFn: ({ signal }) => call(getOwnedCard, { params: { scryfallId: page.card.id }, signal }),
    enabled: isSignedIn,
  })
  return (isSignedIn && data) || null
}
