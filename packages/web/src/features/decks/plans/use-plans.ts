import { getDeckPlans, type InputOf, type OutputOf } from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

export type DeckPlans = OutputOf<typeof getDeckPlans>
type BasicLands = InputOf<typeof getDeckPlans>['basicLands']

/** Which decks can be built at the same time; refetched on every mount, because decks change. */
export function usePlans(basicLands: BasicLands) {
  return useQuery({ ...plansQuery(basicLands), placeholderData: keepPreviousData })
}

function plansQuery(basicLands: BasicLands) {
  return queryOptions({
    queryKey: [...collectionKey, 'deck-plans', basicLands],
    queryFn: ({ signal }) => call(getDeckPlans, { input: { basicLands }, signal }),
    refetchOnMount: 'always',
  })
}
