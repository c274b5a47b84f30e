import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../../ui/button.tsx'
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
      <Button
        variant="default"
        className={classes.again}
        leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
        disabled={isAsking}
        onClick={onAgain}
      >
        {isAsking ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  )
}
