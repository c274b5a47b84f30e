import { listCardChanges } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Everything under this key is what the user was told of changes of ids. */
export const cardChangesKey = ['card-changes']

/** One page of them. The first one has what is not seen yet. */
export function cardChangesQuery(page: number) {
  return queryOptions({
    queryKey: [...cardChangesKey, page],
    queryFn: ({ signal }) => call(listCardChanges, { input: { page }, signal }),
  })
}
