import type { ReactNode, RefObject } from 'react'
import classes from './account-section.module.css'

interface AccountSectionProps {
  id: string
  title: string
  /** Lets the heading take the focus when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A part of the account page: its heading on the left, what it is about on the right. */
export function AccountSection({ id, title, headingRef, children }: AccountSectionProps) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={headingRef && -1} className={classes.heading}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
