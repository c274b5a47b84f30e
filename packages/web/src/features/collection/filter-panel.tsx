import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { FilterGroups } from './filter-groups.tsx'
import classes from './filter-panel.module.css'
import { hasTerm, termsOf } from './query-terms.ts'
import { quickFilters } from './quick-filters.ts'

interface FilterPanelProps {
  query: string
  onChange: (query: string) => void
}

/** A button, and under it what can be filtered by without knowing the query language. */
export function FilterPanel({ query, onChange }: FilterPanelProps) {
  const [isOpen, setOpen] = useState(false)
  const [groups] = useState(() => quickFilters(new Date()))
  const terms = termsOf(query)
  const count = groups
    .flatMap(({ filters }) => filters)
    .filter(({ term }) => hasTerm(terms, term)).length
  return (
    <div>
      <button
        type="button"
        className={classes.button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
        Filter{count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {isOpen && (
        <FilterGroups
          groups={groups}
          query={query}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
