import { type CollectionImport, importOmissions } from '@manafolio/contract'
import { rowsWords } from '../../../../lib/count-words.ts'
import { PlainButton } from '../../../../ui/button.tsx'
import classes from './omission-groups.module.css'
import { useRowsChange } from './use-rows-change.ts'

interface OmissionGroupsProps {
  started: CollectionImport
  onChanged: () => void
}

/** Why rows are left out, with the means to take in all that are left out for one reason. */
export function OmissionGroups({ started, onChanged }: OmissionGroupsProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const groups = started.counts.leftOut.filter(({ rows }) => rows > 0)
  if (groups.length === 0) return null
  return (
    <ul className={classes.groups} aria-label="Why rows are left out">
      {groups.map(({ omission, rows }) => (
        <li key={omission} className={classes.group}>
          <p className={classes.words}>
            <b>{rowsWords(rows)}</b> · {importOmissions[omission]}
          </p>
          <PlainButton
            type="button"
            className={classes.act}
            aria-label={`Take in ${rowsWords(rows)}: ${importOmissions[omission]}`}
            disabled={isPending}
            onClick={() => change({ takeIn: omission })}
          >
            Take in
          </PlainButton>
        </li>
      ))}
    </ul>
  )
}
