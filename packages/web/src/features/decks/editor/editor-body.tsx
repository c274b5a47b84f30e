import { messageOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ConnectionNotice } from '../../../ui/connection-notice.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { EditorAreas, type EditorAreasProps } from './editor-areas.tsx'
import classes from './editor-body.module.css'
import { EditorSkeleton } from './editor-skeleton.tsx'

interface EditorBodyProps extends Omit<EditorAreasProps, 'deck'> {
  deck: EditorAreasProps['deck'] | undefined
  error: Error | null
  onRetry: () => void
}

/** The deck itself, or why it is not to be seen. */
export function EditorBody({ deck, error, onRetry, ...areas }: EditorBodyProps) {
  if (deck) {
    return (
      <>
        <div className={classes.notice}>
          <ConnectionNotice onRetry={onRetry} />
        </div>
        <EditorAreas deck={deck} {...areas} />
      </>
    )
  }
  return error ? <Failed error={error} onRetry={onRetry} /> : <EditorSkeleton />
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.trouble}>
      <Problem
        title="This deck could not be loaded"
        action={
          <Button variant="default" mt={12} onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {messageOf(error, 'The server does not answer. Check your connection and try again.')}
      </Problem>
    </div>
  )
}
