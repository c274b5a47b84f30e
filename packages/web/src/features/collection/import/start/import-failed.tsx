import { troubleWords } from '../../../../lib/trouble-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Problem } from '../../../../ui/problem.tsx'

interface ImportFailedProps {
  error: Error
  onRetry: () => void
}

export function ImportFailed({ error, onRetry }: ImportFailedProps) {
  return (
    <Problem
      title="The import could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {troubleWords(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
