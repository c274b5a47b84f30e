import type { ReactNode } from 'react'
import { messageOf } from '../lib/api-error.ts'
import { Button } from '../ui/button.tsx'
import classes from './restore-preview.module.css'

/** What restoring an earlier state would change, once it is known. */
export type Preview =
  | { status: 'loading' }
  | { status: 'failed'; error: Error; onRetry: () => unknown }
  | { status: 'same' }
  | { status: 'different'; content: ReactNode; isRestorable: boolean; onRestore: () => void }

interface RestorePreviewProps {
  preview: Preview
  /** What is restored, such as “the deck”. */
  subject: string
  isFetching: boolean
  isRestoring: boolean
  onClose: () => void
  /** Shown above the buttons when there is something to restore. */
  children?: ReactNode
}

/** Shows in a dialog what restoring an earlier state would change. */
export function RestorePreview({ preview, subject, children, ...props }: RestorePreviewProps) {
  return (
    <>
      <div className={classes.preview} aria-busy={props.isFetching}>
        {preview.status === 'loading' && (
          <>
            <p role="status" className={classes.waiting}>
              Comparing with {subject} as it is now...
            </p>
            <div aria-hidden="true" className={classes.placeholder} />
          </>
        )}
        {preview.status === 'failed' && (
          <p role="alert" className={classes.error}>
            {messageOf(
              preview.error,
              'The server is not responding. Check your connection and try again.',
            )}
          </p>
        )}
        {preview.status === 'same' && (
          <p role="status">Nothing to restore: {subject} is the same now as it was then.</p>
        )}
        {preview.status === 'different' && preview.content}
      </div>
      {preview.status === 'different' && children}
      <RestoreButtons preview={preview} {...props} />
    </>
  )
}

function RestoreButtons(props: Omit<RestorePreviewProps, 'subject' | 'children'>) {
  const { preview, isFetching, isRestoring, onClose } = props
  const { status } = preview
  const mayRestore = status === 'loading' || status === 'different'
  const isRestorable = status === 'different' && preview.isRestorable
  return (
    <div className={classes.buttons}>
      <Button variant="default" data-autofocus disabled={isRestoring} onClick={onClose}>
        {mayRestore ? 'Cancel' : 'Close'}
      </Button>
      {status === 'failed' && (
        <Button disabled={isFetching} onClick={() => preview.onRetry()}>
          Try again
        </Button>
      )}
      {mayRestore && (
        <Button
          disabled={!isRestorable || isRestoring}
          onClick={() => status === 'different' && preview.onRestore()}
        >
          {isRestoring ? 'Restoring...' : 'Restore'}
        </Button>
      )}
    </div>
  )
}
