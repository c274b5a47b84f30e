import { getDeckVersion, listDeckChanges } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { decksKey } from '../decks-query.ts'

/** One page of what was done to a deck, newest first. */
export function deckChangesQuery(deckId: string, page: number) {
  return queryOptions({
    queryKey: [...decksKey, 'changes', deckId, page],
    queryFn: ({ signal }) =>
      call(listDeckChanges, { params: { id: deckId }, input: { page }, signal }),
    // Who comes back wants to see what was done meanwhile, here or on another device.
    refetchOnMount: 'always',
  })
}

/** A deck as it was in a version. */
export function deckVersionQuery(deckId: string, version: number) {
  return queryOptions({
    queryKey: [...decksKey, 'version', deckId, version],
    queryFn: ({ signal }) =>
      call(getDeckVersion, { params: { id: deckId, version: String(version) }, signal }),
  })
}
