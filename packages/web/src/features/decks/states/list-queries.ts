import { type Deck, getPullList, getReturnList } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

type ListedDeck = Pick<Deck, 'id'>

/** Other decks may have changed whenever it is opened. */
const options = { refetchOnMount: 'always', staleTime: 0 } as const

export function pullListQuery({ id }: ListedDeck) {
  return queryOptions({
    ...options,
    queryKey: [...collectionKey, 'pull-list', id],
    queryFn: ({ signal }) => call(getPullList, { params: { id }, signal }),
    meta: { isStored: true },
  })
}

export function returnListQuery({ id }: ListedDeck) {
  return queryOptions({
    ...options,
    queryKey: [...collectionKey, 'return-list', id],
    queryFn: ({ signal }) => call(getReturnList, { params: { id }, signal }),
  })
}
