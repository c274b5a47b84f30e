import { type DeckSummary, deckSorts, limits } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { IconCheckbox, IconFilter } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { countOf, formatCount } from '../../../../lib/formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckOption } from '../../../../ui/check-option.tsx'
import { FilterField } from '../../../../ui/filter-field.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import { deckOrders } from '../found-decks.ts'
import { type DeckListOptions, useChangeDeckList } from '../use-deck-list.ts'
import classes from './deck-bar.module.css'
import { DeckFilters } from './deck-filters.tsx'

interface DeckBarProps {
  /** All of the user's. */
  decks: readonly DeckSummary[]
  shownCount: number
  options: DeckListOptions
  selection: Selection
}

/** Searches, sorts, filters and groups the decks. */
export function DeckBar({ decks, shownCount, options, selection }: DeckBarProps) {
  const { filter, sort, view, grouping } = options
  const change = useChangeDeckList()
  const filterCount = Object.keys(filter).filter((part) => part !== 'q').length
  const [isOpen, setOpen] = useState(filterCount > 0)
  const panel = useId()
  return (
    <div className={classes.head}>
      <search className={classes.bar} aria-label="Your decks">
        <div className={classes.field}>
          <FilterField
            label="Find a deck by its name or commander"
            placeholder="Find a deck"
            value={filter.q ?? ''}
            maxLength={limits.deckName}
            onChange={(q) => change.changeFilter({ q })}
          />
        </div>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconFilter size={18} stroke={1.7} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span className={classes.word}>Filters</span>
          {filterCount > 0 && ` (${filterCount})`}
        </Button>
        <Button
          variant="default"
          className={classes.button}
          leftSection={<IconCheckbox size={18} stroke={1.7} aria-hidden />}
          aria-pressed={selection.isActive}
          onClick={selection.isActive ? selection.clear : selection.start}
        >
          <span className={classes.word}>Select</span>
        </Button>
        <NativeSelect
          aria-label="Sort decks"
          className={classes.sort}
          value={sort}
          data={deckSorts.map((value) => ({ value, label: deckOrders[value].label }))}
          onChange={({ currentTarget: { selectedIndex } }) =>
            change.changeSort(deckSorts[selectedIndex] ?? 'newest')
          }
        />
        <Segments label="View" segments={views} chosen={view} onChange={change.changeView} />
        <div id={panel} className={classes.filters} hidden={!isOpen}>
          {isOpen && (
            <DeckFilters
              decks={decks}
              filter={filter}
              onChange={change.changeFilter}
              onClear={change.clearFilter}
            />
          )}
        </div>
      </search>
      <div className={classes.line}>
        <p role="status" className={classes.count}>
          {countText(shownCount, decks.length)}
        </p>
        <CheckOption
          isChecked={grouping === 'folder'}
          onChange={(isGrouped) => change.changeGrouping(isGrouped ? 'folder' : 'none')}
        >
          Group by folder
        </CheckOption>
      </div>
    </div>
  )
}

const views = [
  { name: 'wall', label: 'Wall' },
  { name: 'table', label: 'Table' },
] as const

function countText(shown: number, all: number): string {
  const decks = countOf(all, 'deck')
  return shown === all ? decks : `${formatCount(shown)} of ${decks}`
}
