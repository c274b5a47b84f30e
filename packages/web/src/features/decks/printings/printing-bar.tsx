import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import classes from './printing-bar.module.css'
import { type PrintingSort, printingSorts, sortLabels } from './printing-order.ts'

interface PrintingBarProps {
  words: string
  sort: PrintingSort
  /** How many fit the words, and how many there are. */
  shown: number
  all: number
  isComplete: boolean
  onWords: (words: string) => void
  onSort: (sort: PrintingSort) => void
}

/** Finds among printings. */
export function PrintingBar({ words, sort, onWords, onSort, ...counts }: PrintingBarProps) {
  return (
    <div className={classes.bar}>
      <span className={classes.field}>
        <IconSearch size={18} aria-hidden className={classes.glass} />
        <input
          type="search"
          className={classes.words}
          aria-label="Filter by set"
          placeholder="Set name, code or number"
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => onWords(target.value)}
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
        {countWords(counts)}
      </p>
    </div>
  )
}

function countWords({
  shown,
  all,
  isComplete,
}: Pick<PrintingBarProps, 'shown' | 'all' | 'isComplete'>) {
  if (!isComplete) return `${all} printings so far...`
  const printings = all === 1 ? '1 printing' : `${all} printings`
  return shown === all ? printings : `${shown} of ${printings}`
}
