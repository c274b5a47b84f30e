import type { Icon } from '@tabler/icons-react'
import { Button } from './button.tsx'
import classes from './problem-notice.module.css'

export interface NoticeProblem {
  Icon: Icon
  message: string
}

interface ProblemNoticeProps {
  /** Null while there is none. */
  problem: NoticeProblem | null
  /** The button's label while a retry is running. */
  retrying?: string | undefined
  onRetry: () => void
}

/** A line above the affected content, shown while there is a problem. */
export function ProblemNotice({ problem, retrying, onRetry }: ProblemNoticeProps) {
  // The live region is rendered before its text: otherwise it would not be announced.
  return (
    <div className={classes.notice} data-empty={problem === null || undefined}>
      <div role="status" className={classes.news}>
        {problem && (
          <p className={classes.text}>
            <problem.Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
            <span>{problem.message}</span>
          </p>
        )}
      </div>
      {problem && (
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
