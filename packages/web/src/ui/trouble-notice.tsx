import type { Icon } from '@tabler/icons-react'
import { Button } from './button.tsx'
import classes from './trouble-notice.module.css'

export interface Trouble {
  Icon: Icon
  words: string
}

interface TroubleNoticeProps {
  /** Null as long as there is none. */
  trouble: Trouble | null
  /** What is said while another try is under way. */
  retrying?: string | undefined
  onRetry: () => void
}

/** A line above what it is about, as long as something is wrong. */
export function TroubleNotice({ trouble, retrying, onRetry }: TroubleNoticeProps) {
  // The place for the words is there before they are: only then they are read aloud.
  return (
    <div className={classes.notice} data-empty={trouble === null || undefined}>
      <div role="status" className={classes.news}>
        {trouble && (
          <p className={classes.words}>
            <trouble.Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
            <span>{trouble.words}</span>
          </p>
        )}
      </div>
      {trouble && (
        <Button
          variant="default"
          className={classes.retry}
          disabled={retrying !== undefined}
          onClick={onRetry}
        >
          {retrying ?? 'Try again'}
        </Button>
      )}
    </div>
  )
}
