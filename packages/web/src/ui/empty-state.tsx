import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  drawing: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here yet: a small drawing, a title, and what to do. */
export function EmptyState({ drawing, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <div className={classes.drawing} aria-hidden="true">
        {drawing}
      </div>
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.text}>{children}</p>}
      {action}
    </div>
  )
}
