import classes from './commit-trouble.module.css'

interface CommitTroubleProps {
  /** Why something came to nothing, with what helps. */
  words: string
  onRetry: (() => void) | null
}

/** Said where it was asked for. */
export function CommitTrouble({ words, onRetry }: CommitTroubleProps) {
  return (
    <p role="alert" className={classes.error}>
      {words}{' '}
      {onRetry && (
        <button type="button" className={classes.again} onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
