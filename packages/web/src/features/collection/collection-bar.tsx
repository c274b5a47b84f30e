import { collectionSorts } from '@manafolio/contract'
import {
  IconAdjustmentsHorizontal,
  IconSortAscending,
  IconSortDescending,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { FilterPanel } from '../../card-kit/filters/filter-panel.tsx'
import { hasTerm, termsOf } from '../../card-kit/filters/query-terms.ts'
import { QuickFilterGroups } from '../../card-kit/filters/quick-filter-groups.tsx'
import { QueryForm } from '../../card-kit/query-field/query-form.tsx'
import { useQueryText } from '../../card-kit/query-field/use-query-text.ts'
import classes from './collection-bar.module.css'
import type { CollectionParams } from './collection-params.ts'
import { quickFilters } from './quick-filters.ts'
import { sorts, usualSort } from './sorts.ts'

interface CollectionBarProps {
  params: CollectionParams
  isFinding: boolean
  onChange: (params: CollectionParams) => void
  /** Refetches the current query. */
  onRefetch: () => void
}

/** Search, filters and sorting of the collection; sticky above the wall. */
export function CollectionBar({ params, isFinding, onChange, onRefetch }: CollectionBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const { q = '', ...others } = params
  const { text, setText, markSent } = useQueryText(q)

  function find(next: string) {
    setText(next)
    if (next === q) return onRefetch()
    markSent(next)
    onChange({ ...others, ...(next !== '' && { q: next }) })
  }

  /** A quick filter may change the input even if it leaves the query unchanged. */
  function filter(next: string) {
    setText(next)
    if (next !== q) find(next)
  }

  return (
    <div className={classes.bar}>
      <div className={classes.field}>
        <QueryForm
          fieldRef={field}
          label="Search your collection"
          placeholder="Name or t:dragon…"
          query={q}
          text={text}
          onText={setText}
          isSearching={isFinding}
          onSearch={find}
          onClear={() => find('')}
        />
      </div>
      <div className={classes.tools}>
        <QuickFilters query={text} onChange={filter} />
        <SortSelect params={params} onChange={onChange} />
      </div>
    </div>
  )
}

interface QuickFiltersProps {
  query: string
  onChange: (query: string) => void
}

/** A button that opens filters for users who don't know the query language. */
function QuickFilters({ query, onChange }: QuickFiltersProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [groups] = useState(() => quickFilters(new Date()))
  const terms = termsOf(query)
  const count = groups
    .flatMap(({ filters }) => filters)
    .filter(({ term }) => hasTerm(terms, term)).length
  return (
    <div>
      <button
        ref={opener}
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
        Filter{count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {isOpen && (
        <FilterPanel
          title="Filter your collection"
          place="below"
          opener={opener}
          onClose={() => setOpen(false)}
        >
          <QuickFilterGroups groups={groups} query={query} onChange={onChange} />
        </FilterPanel>
      )}
    </div>
  )
}

interface SortSelectProps {
  params: CollectionParams
  onChange: (params: CollectionParams) => void
}

/** The sort and its direction. */
function SortSelect({ params, onChange }: SortSelectProps) {
  const { sort = usualSort, direction: given, ...others } = params
  const { usual, ...label } = sorts[sort]
  const direction = given ?? usual
  const other = direction === 'asc' ? 'desc' : 'asc'
  const Icon = direction === 'asc' ? IconSortAscending : IconSortDescending

  /**
   * Only values other than the default are in the URL. A new sort starts with its own default
   * direction.
   */
  function sortBy(value: string) {
    const next = collectionSorts.find((one) => one === value)
    onChange({ ...others, ...(next && next !== usualSort && { sort: next }) })
  }

  function reverse() {
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
        title={`Sorted ${label[direction]}`}
        aria-label={`Sorted ${label[direction]}. Sort ${label[other]} instead`}
        onClick={reverse}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </button>
    </div>
  )
}
