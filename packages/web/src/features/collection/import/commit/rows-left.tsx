import type { ImportRow, ImportRowsShown } from '@manafolio/contract'
import { countWords, rowsWords } from '../../../../lib/count-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { rowShows } from '../rows/row-shows.ts'
import classes from './rows-left.module.css'

interface RowsLeftProps {
  rows: readonly ImportRow[]
  show: ImportRowsShown
  /** How many rows of this kind the import still has, on all pages. */
  left: number
  onShow: () => void
}

/** Where some rows of the page are done: how many are left, and the way to them. */
export function RowsLeft({ rows, show, left, onShow }: RowsLeftProps) {
  const done = rows.filter((row) => !rowShows[show].has(row)).length
  return (
    <p className={classes.left}>
      <span>
        {rowsWords(done)} of this page {done === 1 ? 'is' : 'are'} done.
      </span>
      {left > 0 && (
        <Button variant="default" onClick={onShow}>
          Show the {countWords(left)} left
        </Button>
      )}
    </p>
  )
}
