import type { CollectionImport } from '@manafolio/contract'
import { rowsWords } from '../../../../lib/count-words.ts'
import { PlainButton } from '../../../../ui/button.tsx'
import classes from './omission-groups.module.css'
import { useRowsChange } from './use-rows-change.ts'

interface LeaveOutRestProps {
  started: CollectionImport
  onChanged: () => void
}

/** For who does not want to fix what is left. */
export function LeaveOutRest({ started, onChanged }: LeaveOutRestProps) {
  const { change, isPending } = useRowsChange(started.id, onChanged)
  const { fix } = started.counts
  if (fix === 0) return null
  return (
    <div className={classes.group}>
      <p className={classes.words}>Fix what you like; the rest stays here for later.</p>
      <PlainButton
        type="button"
        className={classes.act}
        disabled={isPending}
        onClick={() => change({ leaveOut: 'fix' })}
      >
        {fix === 1
          ? 'Leave out the row that is still to be fixed'
          : `Leave out all ${rowsWords(fix)} that are still to be fixed`}
      </PlainButton>
    </div>
  )
}
