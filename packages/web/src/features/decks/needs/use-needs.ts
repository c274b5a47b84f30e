import { type Deck, getDeckNeeds } from '@manafolio/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

type KnownDeck = Pick<Deck, 'id' | 'version'>

/**
 * The cards that a deck needs, and the collection's copies of them. Asked for again when either changes,
 * and whenever it comes into sight: another deck may have been changed. Meanwhile the old ones stay.
 */
export function useNeeds(deck: KnownDeck) {
  return useQuery({
    ...needsQuery(deck),
    placeholderData: (before, query) => (query?.queryKey[2] === deck.id ? before : undefined),
    select: asTheyAre,
  })
}

/** What is selected is compared with that of the version before: cards that did not change stay the same. */
function asTheyAre<Needs>(needs: Needs): Needs {
  return needs
}

/** Under the key of the collection: when that changes, it is asked for again. */
function needsQuery({ id, version }: KnownDeck) {
  return queryOptions({
    queryKey: [...collectionKey, 'needs', id, version],
    queryFn: ({ signal }) => call(getDeckNeeds, { params: { id }, signal }),
    refetchOnMount: 'always',
  })
}
