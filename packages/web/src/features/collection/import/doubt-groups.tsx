import type { CollectionImport, ImportDoubt } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { failureMessage } from '../../../lib/failure-message.ts'
import { importSetsQuery } from './import-query.ts'
import { Groups, type RowGroupProps, useRowsChange } from './row-groups.tsx'
import classes from './rows.module.css'

const doubtTitles: Record<ImportDoubt, string> = {
  other_card: 'The name is that of another card.',
  other_name: 'The list calls the card something else.',
  set_differs: 'The list says another set.',
  number_differs: 'The list says another collector number.',
  id_differs: 'An ID is that of another printing.',
  language_differs: 'The printing does not come in the language.',
  usual_finish: 'The printing does not come in the finish.',
  other_number: 'The number is that of another card.',
  other_set: 'The card was not found in the set.',
  unknown_set: 'We do not know the set.',
  unused_column: 'A column is not used that may say more.',
  several_printings: 'Several printings may be meant.',
}

/** The reasons why rows are doubtful, each with buttons that confirm or leave out its rows. */
export function DoubtGroups({ started, onChanged }: RowGroupProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  return (
    <Groups
      label="Why rows are worth a look"
      isPending={isPending}
      groups={doubtsAsked(started).map(({ doubt, rows }) => ({
        key: doubt,
        rows,
        title: doubtTitles[doubt],
        actions: [
          ['All are right', () => change({ confirm: doubt })],
          ['Leave out', () => change({ leaveOut: 'doubtful', reason: doubt })],
        ],
        parts: rows > 1 && (
          <SetGroups
            id={started.id}
            doubt={doubt}
            isPending={isPending}
            onConfirm={(setCode) => change({ confirm: doubt, setCode })}
            onLeaveOut={(setCode) => change({ leaveOut: 'doubtful', reason: doubt, setCode })}
          />
        ),
      }))}
    />
  )
}

/** As long as columns can be assigned, they are asked for above all rows. */
function doubtsAsked({ counts, isBegun }: CollectionImport) {
  return counts.doubts.filter(({ doubt }) => isBegun || doubt !== 'unused_column')
}

interface SetGroupsProps {
  id: string
  doubt: ImportDoubt
  isPending: boolean
  onConfirm: (setCode: string) => void
  onLeaveOut: (setCode: string) => void
}

/** The sets of the rows with a doubt, to confirm or leave out those of one. */
function SetGroups(props: SetGroupsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={classes.sets} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.setsSummary}>By set</summary>
      {isOpen && <SetList {...props} />}
    </details>
  )
}

function SetList({ id, doubt, isPending, onConfirm, onLeaveOut }: SetGroupsProps) {
  const { data, error } = useQuery(importSetsQuery(id, doubt))
  const [shown, setShown] = useState(setsAtFirst)
  const list = useRef<HTMLDivElement>(null)
  if (!data) {
    return (
      <p role="status" className={classes.groupText}>
        {error ? failureMessage(error, 'The sets could not be loaded.') : 'Loading...'}
      </p>
    )
  }
  return (
    <div ref={list} tabIndex={-1} className={classes.setList}>
      <Groups
        label="Sets of these rows"
        isPending={isPending}
        groups={data.slice(0, shown).map(({ setCode, setName, rows }) => ({
          key: setCode,
          rows,
          title: setName,
          actions: [
            ['All are right', () => onConfirm(setCode)],
            ['Leave out', () => onLeaveOut(setCode)],
          ],
        }))}
      />
      {data.length > shown && (
        <button
          type="button"
          className={classes.groupButton}
          onClick={() => {
            list.current?.focus({ preventScroll: true }) // this button may unmount
            setShown(shown + setsAtFirst * 5)
          }}
        >
          Show more of {data.length} sets
        </button>
      )}
    </div>
  )
}

const setsAtFirst = 10
