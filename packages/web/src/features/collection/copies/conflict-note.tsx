import classes from './conflict-note.module.css'

interface ConflictNoteProps {
  message: string
  onTakeMine: () => void
}

/** Says that somebody was faster and what stands below. */
export function ConflictNote({ message, onTakeMine }: ConflictNoteProps) {
  return (
    <div role="alert" className={classes.note}>
      <p>
        <b>{message}</b> Below is what is there now. Nothing of yours was saved.
      </p>
      <button type="button" className={classes.mine} onClick={onTakeMine}>
        Put back what I chose
      </button>
    </div>
  )
}
