import {
  type ImportCard,
  type ImportRow,
  type PayloadOf,
  updateImportRow,
} from '@manafolio/contract'
import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { importRowsQuery, type RowsPage, refreshNumbers } from './import-query.ts'

/** An edit of a row, with the chosen printing as it was displayed. */
export interface RowChange {
  input: PayloadOf<typeof updateImportRow>
  card?: ImportCard
}

interface RowOf {
  id: string
  page: RowsPage
  row: ImportRow
}

/**
 * Saves edits of a row one after the other. They are shown optimistically, and reverted on failure.
 */
export function useRowChange({ id, page, row }: RowOf) {
  const queryClient = useQueryClient()
  const number = String(row.number)
  const { queryKey } = importRowsQuery(id, page)
  const mutationKey = ['collection-imports', 'row', id, number]
  const { mutate } = useMutation({
    mutationKey,
    // In sequence, so that the last edit wins.
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ input }: RowChange) => call(updateImportRow, { params: { id, number }, input }),
    onSuccess: (changed) => {
      queryClient.setQueryData(
        queryKey,
        (list) => list && { ...list, rows: list.rows.map((one) => withChange(one, changed)) },
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
    // Only the mutations above use this key.
    select: ({ state }) => state.variables as RowChange,
  })
  // The mutation settles before the list rerenders: until then `row` is outdated.
  const saved = queryClient.getQueryData(queryKey)?.rows.find((one) => one.number === row.number)
  return {
    shown: unsaved.reduce(changedRow, saved ?? row),
    isSaving: unsaved.length > 0,
    change: mutate,
  }
}

function withChange(row: ImportRow, changed: ImportRow): ImportRow {
  return row.number === changed.number ? changed : row
}

/** The row as it is shown until the server responds. */
function changedRow(row: ImportRow, { input, card }: RowChange): ImportRow {
  const { isLeftOut, isRight, quantity, finish, condition, language } = input
  return {
    ...row,
    ...(quantity !== undefined && { quantity }),
    ...(finish !== undefined && { finish }),
    ...(condition !== undefined && { condition }),
    ...(language !== undefined && { language }),
    ...(card && { card }),
    ...((card || isRight) && { certainty: 'chosen', doubt: null }),
    ...((isRight || (card && row.state === 'doubtful')) && { state: 'ready', problem: null }),
    ...(isLeftOut === true && { state: 'left_out', omission: 'own_wish' }),
    ...(isLeftOut === false && { state: stateOf(row), omission: null }),
  }
}

function stateOf({ problem, doubt }: ImportRow): ImportRow['state'] {
  if (problem) return 'fix'
  return doubt ? 'doubtful' : 'ready'
}
