import { getSharedDeck } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

/** A deck that somebody shows to everybody who has its link, as it is whenever that is opened. */
export function sharedDeckQuery(shareId: string) {
  return queryOptions({
    queryKey: ['shared-deck', shareId],
    queryFn: ({ signal }) => call(getSharedDeck, { params: { shareId }, signal }),
    refetchOnMount: 'always',
  })
}
