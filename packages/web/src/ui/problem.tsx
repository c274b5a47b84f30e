import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './problem.module.css'

interface ProblemProps {
  title: string
  children: ReactNode
  action?: ReactNode
}

/** What went wrong and what to do; announced to screen readers when it appears. */
export function Problem({ title, children, action }: ProblemProps) {
  return (
    <div role="alert" className={classes.problem}>
      <IconAlertTriangle size={22} aria-hidden className={classes.icon} />
      <div>
        <h2 className={classes.title}>{title}</h2>
        <p>{children}</p>
        {action}
      </div>
    </div>
  )
}
