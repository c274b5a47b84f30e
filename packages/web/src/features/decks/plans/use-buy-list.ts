import { getBuyList, type InputOf, type OutputOf } from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

type BuyListWish = InputOf<typeof getBuyList>
export type BuyList = OutputOf<typeof getBuyList>

/** What to buy for decks. The list before stays as long as another is on its way. */
export function useBuyList(wish: BuyListWish) {
  return useQuery({ ...buyListQuery(wish), placeholderData: keepPreviousData })
}

/** Decks change without it being told of here, so it is asked for whenever it is opened. */
function buyListQuery(wish: BuyListWish) {
  return queryOptions({
    queryKey: [...collectionKey, 'buy-list', wish],
    queryFn: ({ signal }) => call(getBuyList, { input: wish, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
