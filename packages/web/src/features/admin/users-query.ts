import { listUsers, type UserList } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export interface UsersPage {
  search: string
  page: number
}

/** A response with the request it belongs to: it is shown until the next one arrives. */
export type AnsweredUsers = UserList & UsersPage

/** Queries under this key are invalidated when a user is deleted. */
export const usersKey = ['admin', 'users']

/** One page of users. The request is aborted when nothing uses it any more. */
export function usersQuery({ search, page }: UsersPage) {
  return queryOptions({
    queryKey: [...usersKey, search, page],
    queryFn: async ({ signal }): Promise<AnsweredUsers> => {
      const list = await call(listUsers, { input: { search, page }, signal })
      return { ...list, search, page }
    },
  })
}
