import {
  type CollectionImport,
  importOmissions,
  limits,
  type PayloadOf,
  updateImportRows,
} from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { formatRows } from '../../../lib/formats.ts'
import { PlainButton } from '../../../ui/button.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { importQuery, refreshNumbers, refreshRows } from './import-query.ts'
import classes from './rows.module.css'

export interface RowGroupProps {
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
      <span className={classes.groupActions}>
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
      </span>
    </div>
  )
}

/** The problems that can be solved for all of their rows at once. */
export function ProblemGroups({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const solutions = {
    wrong_name: {
      title: 'The name is not that of the card at this place.',
      action: ['All are right', () => change({ confirm: 'wrong_name' })],
    },
    too_many_copies: {
      title: `More than ${limits.quantityMax} copies.`,
      action: [`Take ${limits.quantityMax} of each`, () => change({ takeMost: 'too_many_copies' })],
    },
  } as const
  const groups = started.counts.problems.flatMap(({ problem, rows }) => {
    if (problem !== 'wrong_name' && problem !== 'too_many_copies') return []
    const { title, action } = solutions[problem]
    const leaveOut = () => change({ leaveOut: 'fix', reason: problem })
    return [{ key: problem, rows, title, actions: [action, ['Leave out', leaveOut]] as const }]
  })
  return <Groups label="What can be solved at once" isPending={isPending} groups={groups} />
}

export interface Group {
  key: string
  rows: number
  title: string
  actions: readonly (readonly [label: string, act: () => void])[]
  /** Shown below. */
  parts?: ReactNode
}

export function Groups(props: { label: string; isPending: boolean; groups: readonly Group[] }) {
  const { label, isPending, groups } = props
  if (groups.length === 0) return null
  return (
    <ul className={classes.groups} aria-label={label}>
      {groups.map(({ key, rows, title, actions, parts }) => (
        <li key={key} className={classes.group}>
          <p className={classes.groupText}>
            <b>{formatRows(rows)}</b> · {title}
          </p>
          <span className={classes.groupActions}>
            {actions.map(([action, act]) => (
              <PlainButton
                key={action}
                type="button"
                className={classes.groupButton}
                aria-label={`${action}, ${formatRows(rows)}: ${title}`}
                disabled={isPending}
                onClick={act}
              >
                {action}
              </PlainButton>
            ))}
          </span>
          {parts}
        </li>
      ))}
    </ul>
  )
}

/** The reasons why rows are left out, each with a button that includes its rows. */
export function OmissionGroups({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  return (
    <Groups
      label="Why rows are left out"
      isPending={isPending}
      groups={started.counts.leftOut.map(({ omission, rows }) => ({
        key: omission,
        rows,
        title: importOmissions[omission],
        actions: [['Include', () => change({ takeIn: omission })]],
      }))}
    />
  )
}

type RowsChange = PayloadOf<typeof updateImportRows>

const doneTexts = {
  takeIn: 'Rows included',
  leaveOut: 'Rows left out',
  confirm: 'Rows confirmed',
  takeMost: 'Copies changed',
  word: 'Word remembered',
}

/** The one key of the change that says what is done. */
function actionIn(input: RowsChange): keyof typeof doneTexts {
  if ('takeIn' in input) return 'takeIn'
  if ('leaveOut' in input) return 'leaveOut'
  if ('word' in input) return 'word'
  return 'confirm' in input ? 'confirm' : 'takeMost'
}

/** Changes many rows at once, then goes back to the first page. */
export function useRowsChange(id: string, onChanged: () => void) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (input: RowsChange) => call(updateImportRows, { params: { id }, input }),
    onSuccess: async (changed, input) => {
      onChanged() // the pressed button unmounts with its rows
      queryClient.setQueryData(importQuery(id).queryKey, changed)
      toast(doneTexts[actionIn(input)])
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
