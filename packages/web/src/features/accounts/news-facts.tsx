import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './news-facts.module.css'

/** Additional facts, one per line. */
export function NewsFacts({ children }: { children: ReactNode }) {
  return <ul className={classes.facts}>{children}</ul>
}

export function NewsFact({ Icon, children }: { Icon: TablerIcon; children: ReactNode }) {
  return (
    <li className={classes.fact}>
      <Icon size={20} stroke={1.7} aria-hidden className={classes.icon} />
      {children}
    </li>
  )
}
