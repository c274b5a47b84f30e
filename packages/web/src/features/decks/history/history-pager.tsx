import { pages as places } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './history-pager.module.css'

interface HistoryPagerProps {
  deckId: string
  page: number
  pages: number
}

/** Turns the pages of the history; nothing when there is only one. */
export function HistoryPager({ deckId, page, pages }: HistoryPagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of the history" className={classes.pager}>
      <Turn to={page - 1} pages={pages} deckId={deckId}>
        Newer
      </Turn>
      <span>
        Page {page} of {pages}
      </span>
      <Turn to={page + 1} pages={pages} deckId={deckId}>
        Older
      </Turn>
    </nav>
  )
}

interface TurnProps {
  to: number
  pages: number
  deckId: string
  children: string
}

function Turn({ to, pages, deckId, children }: TurnProps) {
  if (to < 1 || to > pages) {
    return (
      <Button variant="default" disabled>
        {children}
      </Button>
    )
  }
  const search = to > 1 ? { page: to } : {}
  return (
    <Button
      variant="default"
      renderRoot={(props) => (
        <Link to={places.deckHistory} params={{ deckId }} search={search} {...props} />
      )}
    >
      {children}
    </Button>
  )
}
