import { type Deck, getDeckNeeds } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

type VersionedDeck = Pick<Deck, 'id' | 'version'>

/**
 * The cards that a deck needs and the copies in the collection. Refetched when either changes, and on every
 * mount, because another deck may have changed. Until then the old ones stay.
 */
export function useNeeds(deck: VersionedDeck, { isEnabled = true } = {}) {
  return useQuery({
    ...needsQuery(deck),
    enabled: isEnabled,
    placeholderData: (before, query) => (query?.queryKey[2] === deck.id ? before : undefined),
    select: identity,
  })
}

/** Selecting enables structural sharing with the previous version: unchanged cards stay the same objects. */
function identity<Needs>(needs: Needs): Needs {
  return needs
}

/** Under the key of the collection, so that it is refetched when that changes. */
function needsQuery({ id, version }: VersionedDeck) {
  return queryOptions({
    queryKey: [...collectionKey, 'needs', id, version],
    queryFn: ({ signal }) => call(getDeckNeeds, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}
