import { listCardChanges } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The id of the list on the account page, for links to it. */
export const changeHistoryId = 'card-changes'

/** The key of all queries for changes of card ids. */
export const cardChangesKey = ['card-changes']

/** One page of the changes. The first one has all unseen changes. */
export function cardChangesQuery(page: number) {
  return queryOptions({
    queryKey: [...cardChangesKey, page],
    queryFn: ({ signal }) => call(listCardChanges, { input: { page }, signal }),
  })
}
