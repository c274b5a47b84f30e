import { Button } from '../../../../ui/button.tsx'
import classes from './table-pager.module.css'

interface TablePagerProps {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Turns the pages of a table; nothing when there is only one. */
export function TablePager({ page, pages, onTurn }: TablePagerProps) {
  if (pages <= 1) return null
  const turn = (to: number) => ({
    variant: 'default',
    disabled: to < 1 || to > pages,
    onClick: () => onTurn(to),
  })
  return (
    <nav aria-label="Pages of the table" className={classes.pager}>
      <Button {...turn(page - 1)}>Newer</Button>
      <span role="status">
        Page {page} of {pages}
      </span>
      <Button {...turn(page + 1)}>Older</Button>
    </nav>
  )
}
