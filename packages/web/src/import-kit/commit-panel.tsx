import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { usePagePart } from '../lib/page-parts.ts'
import { Button } from '../ui/button.tsx'
import classes from './commit-panel.module.css'

interface CommitPanelProps {
  title: string
  note: string
  /** The label of the button that opens the panel; null while there is nothing to do. */
  opener: string | null
  children: ReactNode
  footnote?: string | null
  /** Why the last commit failed. */
  failure: ReactNode
}

/**
 * The effect of committing a list, and the button that commits it. On narrow screens it is a bar at the
 * foot of the window, which opens.
 */
export function CommitPanel(props: CommitPanelProps) {
  const { title, note, opener, children, footnote, failure } = props
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  usePagePart('commit-bar')

  function closeByEscape({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    // React also bubbles the keys of dialogs, which are elsewhere in the document.
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (isOpen) button.current?.focus()
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="commit"
      className={classes.panel}
      data-open={isOpen || undefined}
      onKeyDown={closeByEscape}
    >
      <div className={classes.head}>
        <div>
          <h2 id="commit" className={classes.title}>
            {title}
          </h2>
          <p className={classes.note}>{note}</p>
        </div>
        {opener && (
          <Button
            ref={button}
            variant={isOpen ? 'default' : 'filled'}
            className={classes.opener}
            aria-expanded={isOpen}
            aria-controls="commit-details"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Close' : opener}
          </Button>
        )}
      </div>
      <div id="commit-details" className={classes.details}>
        {children}
        {footnote && <p className={classes.footnote}>{footnote}</p>}
      </div>
      {failure}
    </section>
  )
}

interface CommitFailureProps {
  /** The problem and its remedy. */
  message: string
  onRetry: (() => void) | null
}

/** Shown beside the button that was pressed. */
export function CommitFailure({ message, onRetry }: CommitFailureProps) {
  return (
    <p role="alert" className={classes.failure}>
      {message}{' '}
      {onRetry && (
        <button type="button" className={classes.retry} onClick={onRetry}>
          Try again
        </button>
      )}
    </p>
  )
}
