import { type CollectionImport, type ImportRowsShown, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { countWords } from '../../../../lib/count-words.ts'
import classes from '../../../../ui/row-filter.module.css'
import { rowShows, shownOrder } from './row-shows.ts'

interface RowFilterProps {
  id: string
  counts: CollectionImport['counts']
  show: ImportRowsShown
}

/** Which rows are shown, and how many there are of each kind. */
export function RowFilter({ id, counts, show }: RowFilterProps) {
  return (
    <nav aria-label="Rows of the file" className={classes.filter}>
      {shownOrder.map((kind) => (
        <Link
          key={kind}
          to={pages.collectionImport}
          search={{ id, show: kind }}
          resetScroll={false}
          activeProps={{}}
          aria-current={kind === show ? 'true' : undefined}
          className={classes.kind}
        >
          {rowShows[kind].label}{' '}
          <span className={classes.count}>({countWords(rowShows[kind].countOf(counts))})</span>
        </Link>
      ))}
    </nav>
  )
}
