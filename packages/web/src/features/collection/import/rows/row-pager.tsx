import { countWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import classes from './row-pager.module.css'

interface RowPagerProps {
  page: number
  pages: number
  onTurn: (page: number) => void
}

/** Turns the pages of the rows; nothing when there is only one. */
export function RowPager({ page, pages, onTurn }: RowPagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages of rows" className={classes.pager}>
      <Button variant="default" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <span>
        Page {countWords(page)} of {countWords(pages)}
      </span>
      <Button variant="default" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </nav>
  )
}
