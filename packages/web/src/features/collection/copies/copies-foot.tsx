import type { Finish } from '@manafolio/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './copies-foot.module.css'
import { CopiesTotal } from './copies-total.tsx'
import type { DraftRow } from './draft.ts'

interface CopiesFootProps {
  rows: readonly DraftRow[]
  usdOf: (finish: Finish) => string | null
  isBlocked: boolean
  isSaving: boolean
  onCancel: () => void
}

/** What all rows come to, and the end of it. */
export function CopiesFoot({ rows, usdOf, isBlocked, isSaving, onCancel }: CopiesFootProps) {
  return (
    <div className={classes.foot}>
      <CopiesTotal rows={rows} usdOf={usdOf} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" disabled={isBlocked}>
          {isSaving ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
