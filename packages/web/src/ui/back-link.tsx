import type { pages } from '@manafolio/contract'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import classes from './back-link.module.css'

interface BackLinkProps {
  to: typeof pages.collection | typeof pages.deckBuilding | typeof pages.sets
  children: string
}

/** Shown above the heading of a page below one of the main pages. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      search={{}}
      activeOptions={{ exact: true }} // not active on subpages
      className={classes.back}
    >
      <IconArrowLeft size={18} stroke={1.7} aria-hidden /> {children}
    </Link>
  )
}
