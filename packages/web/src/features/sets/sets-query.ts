import { getSetBuyList, getSetPage, type SetGoal, type SetPage } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { collectionKey } from '../../lib/collection-key.ts'

export function setQuery(code: string) {
  return queryOptions({
    queryKey: [...collectionKey, 'set', code.toLowerCase()],
    queryFn: ({ signal }) => call(getSetPage, { params: { code }, signal }),
    // Both are outputs of the function above.
    structuralSharing: (before, after) =>
      sharedPrintings(before as SetPage | undefined, after as SetPage),
  })
}

/** A change of the collection leaves the printings as they were: comparing thousands takes time. */
function sharedPrintings(before: SetPage | undefined, after: SetPage): SetPage {
  const isSame =
    before?.pricesAsOf === after.pricesAsOf && before.printings.length === after.printings.length
  return isSame ? { ...after, printings: before.printings } : after
}

/** Never cached: it is made for the moment. */
export function setBuyListQuery(code: string, goal: SetGoal) {
  return queryOptions({
    queryKey: [...collectionKey, 'set-buy-list', code, goal],
    queryFn: ({ signal }) => call(getSetBuyList, { params: { code }, input: { goal }, signal }),
    staleTime: 0,
    gcTime: 0,
  })
}
