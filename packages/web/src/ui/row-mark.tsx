import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleMinus,
  IconEye,
} from '@tabler/icons-react'
import classes from './row-mark.module.css'

export type RowMarkKind = 'fix' | 'unsure' | 'check' | 'ready' | 'left_out'

const marks: Record<RowMarkKind, { Icon: Icon; words: string }> = {
  fix: { Icon: IconAlertTriangle, words: 'To fix' },
  unsure: { Icon: IconEye, words: 'Worth a look' },
  check: { Icon: IconEye, words: 'To check' },
  ready: { Icon: IconCircleCheck, words: 'Ready' },
  left_out: { Icon: IconCircleMinus, words: 'Left out' },
}

/** What becomes of a row of a list; said when it becomes something else. */
export function RowMark({ mark }: { mark: RowMarkKind }) {
  const { Icon, words } = marks[mark]
  return (
    <p role="status" className={classes.mark} data-mark={mark}>
      <Icon size={18} stroke={1.8} aria-hidden />
      {words}
    </p>
  )
}
