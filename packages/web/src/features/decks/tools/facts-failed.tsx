import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { SheetTrouble } from './use-deck-sheet.ts'

/** What a tool says where the facts that it works with could not be fetched. */
export function FactsFailed({ error, onRetry }: SheetTrouble) {
  return (
    <Problem
      title="The facts of these cards could not be loaded"
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
