import { type ImportRow, updateImportRow } from '@manafolio/contract'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../lib/api.ts'
import { messageOf } from '../../../../lib/api-error.ts'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { importRowsQuery, type RowsPage, refreshNumbers } from '../import-query.ts'
import { changedRow, type RowChange } from './changed-row.ts'

interface RowOf {
  id: string
  page: RowsPage
  row: ImportRow
}

/**
 * Saves what is said of a row, one thing after the other. It is shown at once, and taken back when it
 * could not be saved.
 */
export function useRowChange({ id, page, row }: RowOf) {
  const queryClient = useQueryClient()
  const number = String(row.number)
  const { queryKey } = importRowsQuery(id, page)
  const mutationKey = ['collection-imports', 'row', id, number]
  const { mutate } = useMutation({
    mutationKey,
    // In turn: the last thing that was said counts.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ input }: RowChange) => call(updateImportRow, { params: { id, number }, input }),
    onSuccess: (changed) => {
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, rows: list.rows.map((one) => same(one, changed)) },
      )
      void refreshNumbers(queryClient, id)
    },
    onError: (error, change) =>
      explainFailure(error, {
        title: 'The row was not changed',
        message: messageOf(
          error,
          `Row ${number} is as it was. Check your connection and try again.`,
        ),
        onRetry: () => mutate(change),
      }),
  })
  const unsaved = useMutationState({
    filters: { mutationKey, status: 'pending' },
    // Only the changes above are made under this key.
    select: ({ state }) => state.variables as RowChange,
  })
  // A change is saved before the list is drawn anew: until then its row is still the old one.
  const saved = queryClient.getQueryData(queryKey)?.rows.find((one) => one.number === row.number)
  return {
    shown: unsaved.reduce(changedRow, saved ?? row),
    isSaving: unsaved.length > 0,
    change: mutate,
  }
}

function same(row: ImportRow, changed: ImportRow): ImportRow {
  return row.number === changed.number ? changed : row
}
