import type { ReactNode, RefObject } from 'react'
import classes from './account-section.module.css'

interface AccountSectionProps {
  id: string
  title: string
  /** Makes the heading focusable, for when the focused element is removed. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A section of the account page: the heading on the left, the content on the right. */
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
