import { type Icon, IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import classes from './box.module.css'

interface OutcomeBoxProps {
  Icon: Icon
  tone: 'good' | 'quiet'
  /** Takes the focus when it appears and when it changes. */
  title: string
  /** Paragraphs. */
  children: ReactNode
  /** Announced to screen readers, such as the outcome of an undo. */
  status: { message: string; isProblem: boolean } | null
  /** What was not committed. */
  details?: ReactNode
  buttons: ReactNode
  link?: ReactNode
}

/** The outcome of a commit, and the next steps. */
export function OutcomeBox(props: OutcomeBoxProps) {
  const { Icon, tone, title, children, status, details, buttons, link } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new title is a reason to focus it.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [title])
  return (
    <section aria-labelledby="import-done" className={classes.box}>
      <Icon size={56} stroke={1.3} aria-hidden className={classes[tone]} />
      <h2 id="import-done" ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      {children}
      {/* Screen readers announce it only if the element is there before the message. */}
      <div role="status">
        {status && (
          <p className={classes.status} data-problem={status.isProblem || undefined}>
            {status.isProblem && (
              <IconAlertTriangle size={20} stroke={1.7} aria-hidden className={classes.icon} />
            )}
            {status.message}
          </p>
        )}
      </div>
      {details && <div className={classes.details}>{details}</div>}
      <div className={classes.buttons}>{buttons}</div>
      {link && <div className={classes.link}>{link}</div>}
    </section>
  )
}
