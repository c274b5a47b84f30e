import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import classes from './filters-button.module.css'
import type { FiltersPanelProps } from './filters-panel.tsx'

const loadFilters = () => import('./filters-panel.tsx')

export const FiltersPanel = lazyPart<FiltersPanelProps>(
  async () => (await loadFilters()).FiltersPanel,
  { Loading: () => <div className={classes.loading} aria-hidden /> },
)

const FilterCount = lazyPart(async () => (await import('./filter-count.tsx')).FilterCount)

interface FiltersButtonProps {
  ref: RefObject<HTMLButtonElement | null>
  query: string
  isOpen: boolean
  onToggle: () => void
}

/** Opens the filters, and shows how many of them are active. */
export function FiltersButton({ ref, query, isOpen, onToggle }: FiltersButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes.button}
      aria-expanded={isOpen}
      onPointerEnter={() => void FiltersPanel.preload()}
      onFocus={() => void FiltersPanel.preload()}
      onClick={onToggle}
    >
      <IconAdjustmentsHorizontal size={20} stroke={1.7} aria-hidden />
      <span className={classes.label}>Filters</span>
      {query.trim() !== '' && <FilterCount query={query} />}
    </button>
  )
}
