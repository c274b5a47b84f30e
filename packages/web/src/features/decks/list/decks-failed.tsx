import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'

export function DecksFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Problem
      title="Your decks could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
