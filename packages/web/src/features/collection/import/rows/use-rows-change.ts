import { type PayloadOf, updateImportRows } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { toast } from '../../../../ui/toast.ts'
import { importQuery, refreshNumbers, refreshRows } from '../import-query.ts'

type RowsChange = PayloadOf<typeof updateImportRows>

/** Leaves out or takes in many rows at once; the list begins anew then. */
export function useRowsChange(id: string, onChanged: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: RowsChange) => call(updateImportRows, { params: { id }, input }),
    onSuccess: async (changed, input) => {
      onChanged() // what was pressed goes with its rows
      queryClient.setQueryData(importQuery(id).queryKey, changed)
      toast('leaveOut' in input ? 'The rows are left out' : 'The rows are taken in')
      await refreshRows(queryClient, id)
      void refreshNumbers(queryClient, id)
    },
    onError: (error, input) =>
      explainFailure(error, {
        title: 'The rows were not changed',
        message: messageOf(error, 'Check your connection and try again.'),
        onRetry: () => mutate(input),
      }),
  })
  return { change: (input: RowsChange) => !isPending && mutate(input), isPending }
}
