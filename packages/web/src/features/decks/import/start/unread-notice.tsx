import { Button } from '../../../../ui/button.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import type { UnreadList } from './use-read-list.ts'

/** Why a list was not read, where one looks for what became of it. */
export function UnreadNotice({ unread: { given, message, onRetry } }: { unread: UnreadList }) {
  return (
    <Problem
      title={given.fileName ? `“${given.fileName}” was not read` : 'Your list was not read'}
      action={
        onRetry && (
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {message}
    </Problem>
  )
}
