import { ApiError, messageOf } from '../lib/api-error.ts'
import { Button } from './button.tsx'
import classes from './load-problem.module.css'
import { Problem } from './problem.tsx'

interface LoadProblemProps {
  title: string
  /** Its message is shown, if the server sent one. */
  error?: unknown
  onRetry: () => unknown
  /** Shown in place of the error's message. */
  children?: string
}

/** What could not be loaded and why, with a button to try again; users can quote the request's id. */
export function LoadProblem({ title, error, onRetry, children }: LoadProblemProps) {
  return (
    <Problem
      title={title}
      action={
        <div className={classes.action}>
          <Button variant="default" onClick={() => onRetry()}>
            Try again
          </Button>
          {error instanceof ApiError && error.requestId && (
            <p className={classes.request}>Request {error.requestId}</p>
          )}
        </div>
      }
    >
      {children ??
        messageOf(error, 'The server is not responding. Check your connection and try again.')}
    </Problem>
  )
}
