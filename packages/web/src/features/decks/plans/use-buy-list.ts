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
    // With what was requested: the previous list stays while another choice loads.
    queryFn: async ({ signal }) => {
      const list = await call(getBuyList, { input: request, signal })
      return { ...list, copies: request.copies }
    },
    staleTime: 0,
    gcTime: 0,
  })
}
