import { failureMessage } from '../lib/failure-message.ts'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/problem.tsx'

interface RetryProblemProps {
  title: string
  message: string
  /** Null where another try can't help. */
  onRetry: (() => void) | null
}

/** A problem with a button to try again. */
export function RetryProblem({ title, message, onRetry }: RetryProblemProps) {
  const action = onRetry && (
    <Button variant="default" mt={12} onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Problem title={title} action={action}>
      {message}
    </Problem>
  )
}

interface LoadProblemProps {
  title: string
  error: Error
  onRetry: () => void
}

export function LoadProblem({ title, error, onRetry }: LoadProblemProps) {
  const fallback = 'The server is not responding. Check your connection and try again.'
  return <RetryProblem title={title} message={failureMessage(error, fallback)} onRetry={onRetry} />
}
