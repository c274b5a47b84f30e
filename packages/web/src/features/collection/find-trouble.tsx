import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import classes from './find-trouble.module.css'

interface FindTroubleProps {
  /** Whether something was looked for, or all of it to be sorted. */
  isQuery: boolean
  isAsking: boolean
  onAgain: () => void
}

/** Says that the cards below are not yet those that were asked for. */
export function FindTrouble({ isQuery, isAsking, onAgain }: FindTroubleProps) {
  return (
    <div role="alert" className={classes.trouble}>
      <p>
        Your collection can't be {isQuery ? 'searched' : 'sorted'} right now. What you see is as it
        was before.
      </p>
      {/* It keeps the focus while it asks. */}
      <Button
        variant="default"
        className={classes.again}
        leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
        aria-disabled={isAsking}
        onClick={() => !isAsking && onAgain()}
      >
        {isAsking ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  )
}
