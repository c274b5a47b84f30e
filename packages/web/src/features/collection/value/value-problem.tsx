import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'

interface ValueProblemProps {
  title: string
  error: unknown
  onRetry: () => unknown
}

/** Says why a block of the page is not there; the others do not mind. */
export function ValueProblem({ title, error, onRetry }: ValueProblemProps) {
  return (
    <Problem
      title={title}
      action={
        <Button variant="default" mt={12} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
