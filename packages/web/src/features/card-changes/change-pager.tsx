import { Button } from '../../ui/button.tsx'
import classes from './change-pager.module.css'

interface ChangePagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Turns the pages of the list; nothing when there is only one. */
export function ChangePager({ page, pages, onPage }: ChangePagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of card changes" className={classes.pager}>
      <Turn isEnd={page <= 1} onTurn={() => onPage(page - 1)}>
        Newer
      </Turn>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Turn isEnd={page >= pages} onTurn={() => onPage(page + 1)}>
        Older
      </Turn>
    </nav>
  )
}

interface TurnProps {
  isEnd: boolean
  onTurn: () => void
  children: string
}

function Turn({ isEnd, onTurn, children }: TurnProps) {
  return (
    <Button variant="default" disabled={isEnd} onClick={onTurn}>
      {children}
    </Button>
  )
}
