import { Button } from '../../../../ui/button.tsx'
import { Problem } from '../../../../ui/problem.tsx'
import type { UnreadFile } from './use-read-file.ts'

/** Why a file was not read, where one looks for what became of it. */
export function UnreadNotice({ unread }: { unread: UnreadFile }) {
  const { fileName, message, onRetry, isUnreadable } = unread
  return (
    <Problem
      title={`“${fileName}” was not read`}
      action={
        onRetry && (
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {message}{' '}
      {isUnreadable ? 'Nothing was added; choose another file below.' : 'Nothing was added.'}
    </Problem>
  )
}
