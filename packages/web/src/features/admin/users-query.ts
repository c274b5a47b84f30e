import { listUsers, type UserList } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export interface UsersPage {
  search: string
  page: number
}

/** An answer, with what it was asked for: it is shown until the next one comes. */
export type AnsweredUsers = UserList & UsersPage

/** Everything under this key is fetched again when somebody is deleted. */
export const usersKey = ['admin', 'users']

/** One page of users. A page that nobody waits for any more is no longer asked for. */
export function usersQuery({ search, page }: UsersPage) {
  return queryOptions({
    queryKey: [...usersKey, search, page],
    queryFn: async ({ signal }): Promise<AnsweredUsers> => {
      const list = await call(listUsers, { input: { search, page }, signal })
      return { ...list, search, page }
    },
  })
}
