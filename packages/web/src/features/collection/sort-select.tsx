import { collectionSort, collectionSorts } from '@manafolio/contract'
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react'
import type { CollectionParams } from './collection-params.ts'
import classes from './sort-select.module.css'
import { sorts, usualSort } from './sorts.ts'

interface SortSelectProps {
  params: CollectionParams
  onChange: (params: CollectionParams) => void
}

/** What the collection is sorted by, and in which direction. */
export function SortSelect({ params, onChange }: SortSelectProps) {
  const { sort = usualSort, direction: given, ...others } = params
  const { usual, ...words } = sorts[sort]
  const direction = given ?? usual
  const other = direction === 'asc' ? 'desc' : 'asc'
  const Icon = direction === 'asc' ? IconSortAscending : IconSortDescending

  /** The address says only what is not usual. A new sort has its own usual direction. */
  function sortBy(value: string) {
    const next = collectionSort.parse(value)
    onChange({ ...others, ...(next !== usualSort && { sort: next }) })
  }

  function turn() {
    const { direction: _, ...rest } = params
    onChange({ ...rest, ...(other !== usual && { direction: other }) })
  }

  return (
    <div className={classes.sort}>
      <select
        className={classes.select}
        aria-label="Sort by"
        value={sort}
        onChange={(event) => sortBy(event.currentTarget.value)}
      >
        {collectionSorts.map((name) => (
          <option key={name} value={name}>
            {sorts[name].label}
          </option>
        ))}
      </select>
      <button
        type="button"
        className={classes.turn}
        title={`Sorted ${words[direction]}`}
        aria-label={`Sorted ${words[direction]}. Sort ${words[other]} instead`}
        onClick={turn}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </button>
    </div>
  )
}
