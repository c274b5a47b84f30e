import { messageOf } from '../lib/api-error.ts'
import { Button } from './button.tsx'
import { Problem } from './problem.tsx'

interface LoadProblemProps {
  title: string
  /** Its message is shown, if the server sent one. */
  error?: unknown
  onRetry: () => unknown
  /** Shown in place of the error's message. */
  children?: string
}

/** What could not be loaded and why, with a button to try again. */
export function LoadProblem({ title, error, onRetry, children }: LoadProblemProps) {
  return (
    <Problem
      title={title}
      action={
        <Button variant="default" mt={12} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {children ??
        messageOf(error, 'The server is not responding. Check your connection and try again.')}
    </Problem>
  )
}
