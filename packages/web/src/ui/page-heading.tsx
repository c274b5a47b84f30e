import type { ReactNode } from 'react'
import classes from './page-heading.module.css'

/** The one h1 of a page with its subtitle. */
export function PageHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={classes.heading}>
      <h1>{title}</h1>
      {children && <p className={classes.subtitle}>{children}</p>}
    </div>
  )
}
