import { useRef } from 'react'
import { QueryForm } from '../../card-kit/query-field/query-form.tsx'
import { useQueryText } from '../../card-kit/query-field/use-query-text.ts'
import classes from './collection-bar.module.css'
import type { CollectionParams } from './collection-params.ts'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'

interface CollectionBarProps {
  params: CollectionParams
  isFinding: boolean
  onChange: (params: CollectionParams) => void
  /** Asks again for the query that is shown. */
  onAgain: () => void
}

/** Searches, filters and sorts the collection; stays on the screen while the wall is scrolled. */
export function CollectionBar({ params, isFinding, onChange, onAgain }: CollectionBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const { q = '', ...others } = params
  const [text, setText] = useQueryText(q)

  function find(next: string) {
    if (next === q) onAgain()
    else onChange({ ...others, ...(next !== '' && { q: next }) })
  }

  /** Where a filter leaves what is searched for, it may yet change what is typed. */
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
        <FilterPanel query={text} onChange={filter} />
        <SortSelect params={params} onChange={onChange} />
      </div>
    </div>
  )
}
