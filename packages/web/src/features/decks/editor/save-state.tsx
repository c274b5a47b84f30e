import { IconCheck, IconCloudOff, IconLoader2 } from '@tabler/icons-react'
import { useState } from 'react'
import { UnstyledButton } from '../../../ui/button.tsx'
import type { QueueState } from '../changes/write-queue.ts'
import classes from './save-state.module.css'

interface SaveStateProps {
  state: QueueState
  onRetry: () => void
}

const looks = {
  saved: { words: 'Saved', Icon: IconCheck },
  saving: { words: 'Saving…', Icon: IconLoader2 },
  unsaved: { words: 'Not saved', Icon: IconCloudOff },
} as const satisfies Record<QueueState, unknown>

/** Whether all that was done has reached the server; says nothing before anything was done. */
export function SaveState({ state, onRetry }: SaveStateProps) {
  const [hasChanged, setChanged] = useState(false)
  if (!hasChanged && state !== 'saved') setChanged(true)
  const { words, Icon } = looks[state]
  return (
    <div className={classes.state} data-state={state}>
      {/* The place for the words is there before they are: only then they are read aloud. */}
      <span role="status" className={classes.words}>
        {hasChanged && (
          <>
            <Icon size={16} stroke={1.8} aria-hidden className={classes.icon} />
            <span className={classes.text}>{words}</span>
          </>
        )}
      </span>
      {state === 'unsaved' && (
        <UnstyledButton className={classes.retry} onClick={onRetry}>
          Try again
        </UnstyledButton>
      )}
    </div>
  )
}
