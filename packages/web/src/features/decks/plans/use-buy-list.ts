import { getBuyList, type InputOf } from '@manafolio/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { collectionKey } from '../../../lib/collection-key.ts'

type BuyListRequest = InputOf<typeof getBuyList>

/** The buy list of some decks. The previous one stays until the next one loads. */
export function useBuyList(request: BuyListRequest) {
  return useQuery({ ...buyListQuery(request), placeholderData: keepPreviousData })
}

/** Never cached, because decks change without notice. */
function buyListQuery(request: BuyListRequest) {
  return queryOptions({
    queryKey: [...collectionKey, 'buy-list', request],
    queryFn: ({ signal }) => call(getBuyList, { input: request, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
