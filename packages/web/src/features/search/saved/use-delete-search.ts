import { createSavedSearch, deleteSavedSearch, type SavedSearch } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { latestChanges } from '../../../lib/latest-changes.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { savedSearchesQuery } from './saved-searches-query.ts'

/** Deletes a saved search, which is gone at once; the toast offers to save it again. */
export function useDeleteSearch() {
  const queryClient = useQueryClient()
  const { queryKey } = savedSearchesQuery
  const refetch = () => queryClient.invalidateQueries({ queryKey })
  const restoring = useMutation({
    mutationFn: ({ name, query, mode, sort }: SavedSearch) =>
      call(createSavedSearch, { input: { name, query, mode, sort } }),
    onError: (error, search) =>
      explainFailure(error, {
        title: 'Failed to save the search again',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => restoring.mutate(search),
      }),
    onSettled: refetch,
  })
  const deletion = useMutation({
    mutationFn: ({ id }: SavedSearch) => call(deleteSavedSearch, { params: { id } }),
    async onMutate(search) {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (searches) => searches?.filter(isOther(search)))
    },
    onSuccess: (_, search) => {
      toast('Search deleted', search.name, {
        label: 'Undo',
        onClick: latestChanges.add(() => restoring.mutate(search)),
      })
    },
    onError: (error, search) => {
      // Deleted on another device.
      if (error instanceof ApiError && error.status === 404) return
      explainFailure(error, {
        title: 'Failed to delete the search',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => deletion.mutate(search),
      })
    },
    onSettled: refetch,
  })
  return deletion
}

function isOther({ id }: SavedSearch) {
  return (search: SavedSearch) => search.id !== id
}
