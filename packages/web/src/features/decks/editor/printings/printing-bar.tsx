import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { countOf } from '../../../../lib/formats.ts'
import classes from './printing-bar.module.css'
import { type PrintingSort, printingSorts, sortLabels } from './printing-order.ts'

interface PrintingBarProps {
  query: string
  sort: PrintingSort
  /** The number of matching printings, and of all. */
  shown: number
  all: number
  isComplete: boolean
  onQuery: (query: string) => void
  onSort: (sort: PrintingSort) => void
}

/** Filters and sorts printings. */
export function PrintingBar({ query, sort, onQuery, onSort, ...counts }: PrintingBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.field}>
        <IconSearch size={18} aria-hidden className={classes.glass} />
        <input
          type="search"
          className={classes.text}
          aria-label="Filter by set"
          placeholder="Set, number or treatment"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </span>
      <span className={classes.field}>
        <select
          className={classes.sort}
          aria-label="Sort by"
          value={sort}
          onChange={({ target }) =>
            onSort(printingSorts.find((one) => one === target.value) ?? 'newest')
          }
        >
          {printingSorts.map((one) => (
            <option key={one} value={one}>
              {sortLabels[one]}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden className={classes.arrow} />
      </span>
      <p role="status" className={classes.count}>
        {formatCount(counts)}
      </p>
    </div>
  )
}

function formatCount({
  shown,
  all,
  isComplete,
}: Pick<PrintingBarProps, 'shown' | 'all' | 'isComplete'>) {
  if (!isComplete) return `${all} printings so far...`
  const printings = countOf(all, 'printing')
  return shown === all ? printings : `${shown} of ${printings}`
}
