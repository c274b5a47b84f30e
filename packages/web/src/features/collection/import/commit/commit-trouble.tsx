import { troubleWords } from '../trouble-words.ts'
import classes from './commit-panel.module.css'
import type { Committing } from './use-commit.ts'

/** Why a commit came to nothing, or to nobody knows what: asked again, it is the same one. */
export function CommitTrouble({ commit: { error, onRetry } }: { commit: Committing }) {
  if (!error) return null
  return (
    <p role="alert" className={classes.error}>
      {troubleWords(error, 'The connection was lost before it was done.')}{' '}
      {onRetry && (
        <button type="button" className={classes.again} onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
