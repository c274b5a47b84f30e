import { createInvite, deleteInvite, listInvites, type PayloadOf } from '@manafolio/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { toast, toastFailure } from '../../../ui/toast.ts'

export const invitesQuery = queryOptions({
  queryKey: ['admin', 'invites'],
  queryFn: ({ signal }) => call(listInvites, { signal }),
})

/** Makes an invite. Its link is in this answer only. */
export function useCreateInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: PayloadOf<typeof createInvite>) => call(createInvite, { input }),
    onSuccess: () => void queryClient.invalidateQueries(invitesQuery),
    onError: (error) =>
      toastFailure('No invite created', messageOf(error, 'Please try again later.')),
  })
}

export function useDeleteInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteInvite, { params: { id } }),
    onSuccess: (_, id) => {
      queryClient.setQueryData(invitesQuery.queryKey, (list) =>
        list?.filter((one) => one.id !== id),
      )
      toast('Invite deleted')
    },
    onError: (error) =>
      toastFailure('Failed to delete invite', messageOf(error, 'Please try again later.')),
    onSettled: () => void queryClient.invalidateQueries(invitesQuery),
  })
}
