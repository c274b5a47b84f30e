import {
  type CollectionImport,
  importOmissions,
  type PayloadOf,
  updateImportRows,
} from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatRows } from '../../../lib/formats.ts'
import { PlainButton } from '../../../ui/button.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { importQuery, refreshNumbers, refreshRows } from './import-query.ts'
import classes from './rows.module.css'

interface RowGroupProps {
  started: CollectionImport
  onChanged: () => void
}

/** Leaves out all rows that still need fixing. */
export function LeaveOutRest({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const { fix } = started.counts
  if (fix === 0) return null
  return (
    <div className={classes.group}>
      <p className={classes.groupText}>Fix as many as you like; the rest stays here for later.</p>
      <PlainButton
        type="button"
        className={classes.groupButton}
        disabled={isPending}
        onClick={() => change({ leaveOut: 'fix' })}
      >
        {fix === 1
          ? 'Leave out the row that still needs fixing'
          : `Leave out all ${formatRows(fix)} that still need fixing`}
      </PlainButton>
    </div>
  )
}

/** The reasons why rows are left out, each with a button that includes its rows. */
export function OmissionGroups({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const groups = started.counts.leftOut.filter(({ rows }) => rows > 0)
  if (groups.length === 0) return null
  return (
    <ul className={classes.groups} aria-label="Why rows are left out">
      {groups.map(({ omission, rows }) => (
        <li key={omission} className={classes.group}>
          <p className={classes.groupText}>
            <b>{formatRows(rows)}</b> · {importOmissions[omission]}
          </p>
          <PlainButton
            type="button"
            className={classes.groupButton}
            aria-label={`Include ${formatRows(rows)}: ${importOmissions[omission]}`}
            disabled={isPending}
            onClick={() => change({ takeIn: omission })}
          >
            Include
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}

type RowsChange = PayloadOf<typeof updateImportRows>

/** Leaves out or includes many rows at once, then goes back to the first page. */
function useRowsChange(id: string, onChanged: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: RowsChange) => call(updateImportRows, { params: { id }, input }),
    onSuccess: async (changed, input) => {
      onChanged() // the pressed button unmounts with its rows
      queryClient.setQueryData(importQuery(id).queryKey, changed)
      toast('leaveOut' in input ? 'Rows left out' : 'Rows included')
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
