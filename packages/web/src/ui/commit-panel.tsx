import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import classes from './commit-panel.module.css'

interface CommitPanelProps {
  title: string
  note: string
  /** What the button says that opens it; null where nothing can be done yet. */
  opener: string | null
  /** Why it was not done. */
  trouble: ReactNode
  children: ReactNode
}

/**
 * What would come of a list, and the way to have it done. Where it has no place beside the lines it is
 * a bar at the foot of the window, which opens.
 */
export function CommitPanel({ title, note, opener, trouble, children }: CommitPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function press({ key, target, currentTarget }: KeyboardEvent<HTMLElement>) {
    // What is pressed in a dialog above it arrives here too.
    if (key !== 'Escape' || !(target instanceof Node && currentTarget.contains(target))) return
    if (isOpen) button.current?.focus()
    setOpen(false)
  }

  return (
    <section
      aria-labelledby="commit"
      className={classes.panel}
      data-open={isOpen || undefined}
      onKeyDown={press}
    >
      <div className={classes.head}>
        <div>
          <h2 id="commit" className={classes.title}>
            {title}
          </h2>
          <p className={classes.copies}>{note}</p>
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
      </div>
      {trouble}
    </section>
  )
}
