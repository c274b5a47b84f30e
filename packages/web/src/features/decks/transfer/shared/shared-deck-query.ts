import { getSharedDeck } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'

/** A shared deck, refetched whenever it is opened. */
export function sharedDeckQuery(shareId: string) {
  return queryOptions({
    queryKey: ['shared-deck', shareId],
    queryFn: ({ signal }) => call(getSharedDeck, { params: { shareId }, signal }),
    refetchOnMount: 'always',
  })
}
