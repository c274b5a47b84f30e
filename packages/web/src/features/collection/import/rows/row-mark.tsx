import type { ImportRow } from '@manafolio/contract'
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
} from '@tabler/icons-react'
import classes from './row-mark.module.css'

type Mark = 'fix' | 'unsure' | 'ready' | 'left_out'

const marks: Record<Mark, { Icon: Icon; words: string }> = {
  fix: { Icon: IconAlertTriangle, words: 'To fix' },
  unsure: { Icon: IconEye, words: 'Worth a look' },
  ready: { Icon: IconCircleCheck, words: 'Ready' },
  left_out: { Icon: IconCircleMinus, words: 'Left out' },
}

/** What becomes of a row; said when it becomes something else. */
export function RowMark({ row }: { row: ImportRow }) {
  const mark = row.state === 'ready' && row.isUnsure ? 'unsure' : row.state
  const { Icon, words } = marks[mark]
  return (
    <p role="status" className={classes.mark} data-mark={mark}>
      <Icon size={18} stroke={1.8} aria-hidden />
      {words}
    </p>
  )
}
