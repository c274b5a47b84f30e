import { deleteUser, type ListedUser } from '@manafolio/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { toast, toastFailure } from '../../ui/toast.ts'
import { type AnsweredUsers, usersKey } from './users-query.ts'

/** Deletes a user with everything they have, and fetches the list again. */
export function useDeleteUser() {
  const queryClient = useQueryClient()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: usersKey })
  return useMutation({
    mutationFn: ({ id }: ListedUser) => call(deleteUser, { params: { id } }),
    onSuccess: (_, user) => {
      toast('User deleted!')
      leaveOut(queryClient, user)
      refresh()
    },
    onError: (error, user) => {
      toastFailure(
        'Failed to delete user',
        messageOf(error, 'Something went wrong. Please try again.'),
      )
      if (isGone(error)) leaveOut(queryClient, user)
      refresh()
    },
  })
}

/** Somebody else deleted the user first. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

/** Shows what the server acknowledged at once, also when fetching the list again should fail. */
function leaveOut(queryClient: QueryClient, { id }: ListedUser) {
  queryClient.setQueriesData<AnsweredUsers>({ queryKey: usersKey }, (list) => {
    if (!list?.users.some((user) => user.id === id)) return list
    return {
      ...list,
      users: list.users.filter((user) => user.id !== id),
      totalCount: list.totalCount - 1,
      matchCount: list.matchCount - 1,
    }
  })
}
