import { pages as places } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './history-pager.module.css'

interface HistoryPagerProps {
  page: number
  pages: number
  card: string | undefined
}

/** Turns the pages of the history; nothing when there is only one. */
export function HistoryPager({ page, pages, card }: HistoryPagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of the history" className={classes.pager}>
      <Turn to={page - 1} pages={pages} card={card}>
        Newer
      </Turn>
      <span>
        Page {page} of {pages}
      </span>
      <Turn to={page + 1} pages={pages} card={card}>
        Older
      </Turn>
    </nav>
  )
}

interface TurnProps {
  to: number
  pages: number
  card: string | undefined
  children: string
}

function Turn({ to, pages, card, children }: TurnProps) {
  if (to < 1 || to > pages) {
    return (
      <Button variant="default" disabled>
        {children}
      </Button>
    )
  }
  const search = { ...(to > 1 && { page: to }), ...(card !== undefined && { card }) }
  return (
    <Button
      variant="default"
      renderRoot={(props) => <Link to={places.collectionHistory} search={search} {...props} />}
    >
      {children}
    </Button>
  )
}
