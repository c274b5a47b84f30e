import { useRef } from 'react'
import { QueryForm } from '../../card-kit/query-field/query-form.tsx'
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

  function find(text: string) {
    if (text === q) onAgain()
    else onChange({ ...others, ...(text !== '' && { q: text }) })
  }

  return (
    <div className={classes.bar}>
      <div className={classes.field}>
        <QueryForm
          fieldRef={field}
          label="Search your collection"
          placeholder="Name or t:dragon…"
          query={q}
          isSearching={isFinding}
          onSearch={find}
          onClear={() => find('')}
        />
      </div>
      <div className={classes.tools}>
        <FilterPanel query={q} onChange={find} />
        <SortSelect params={params} onChange={onChange} />
      </div>
    </div>
  )
}
