import { rarities } from '@manafolio/contract'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconInfoCircle } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef } from 'react'
import {
  cardFilters,
  manaValueFilter,
  priceFilter,
  rarityFilter,
  typeFilter,
} from '../../../card-kit/filters/card-filters.ts'
import { FormatGroup, OwnedGroup } from '../../../card-kit/filters/choice-groups.tsx'
import { ColorGroup } from '../../../card-kit/filters/color-group.tsx'
import { FilterPanel } from '../../../card-kit/filters/filter-panel.tsx'
import {
  countActive,
  unshownTerms,
  withoutFilters,
} from '../../../card-kit/filters/query-filter.ts'
import { RangeGroup } from '../../../card-kit/filters/range-group.tsx'
import { SetGroup } from '../../../card-kit/filters/set-group.tsx'
import { SeveralGroup } from '../../../card-kit/filters/several-group.tsx'
import { capitalized } from '../../../lib/formats.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './filters-panel.module.css'

export interface FiltersPanelProps {
  /** The text in the field, which the filters show and change. */
  text: string
  /** What was searched for. */
  query: string
  opener: RefObject<HTMLElement | null>
  onText: (text: string) => void
  /** Called with the changed text when the user pauses. */
  onSearch: (query: string) => void
  onClose: () => void
}

const pauseMs = 300

const types = [
  ...['Creature', 'Instant', 'Sorcery', 'Artifact', 'Enchantment', 'Planeswalker', 'Land'],
  ...['Battle', 'Legendary'],
].map(optionOf)

const typeJoins = [
  { name: 'any', label: 'Any of these' },
  { name: 'all', label: 'All of these' },
] as const

const rarityOptions = rarities.map((name) => optionOf(capitalized(name)))

function optionOf(label: string) {
  return { value: label.toLowerCase(), label }
}

/** Filters that write the query, and show what it says already. */
export function FiltersPanel({ text, query, opener, onClose, ...props }: FiltersPanelProps) {
  const { searchSoon, searchNow } = useSearchSoon(text, (next) => {
    if (next !== query) props.onSearch(next)
  })
  const change = { query: text, onChange }

  function onChange(next: string) {
    props.onText(next)
    searchSoon(next)
  }

  function close() {
    searchNow()
    onClose()
  }

  return (
    <FilterPanel
      title="Filters"
      place="beside"
      opener={opener}
      onClose={close}
      actions={
        <Button
          variant="subtle"
          className={classes.clear}
          disabled={countActive(text, cardFilters) === 0}
          onClick={() => onChange(withoutFilters(text, cardFilters))}
        >
          Clear all
        </Button>
      }
    >
      <Unshown terms={unshownTerms(text, cardFilters)} />
      <ColorGroup {...change} />
      <SeveralGroup
        {...change}
        title="Type"
        filter={typeFilter}
        options={types}
        joins={typeJoins}
      />
      <RangeGroup {...change} title="Mana value" filter={manaValueFilter} />
      <SeveralGroup {...change} title="Rarity" filter={rarityFilter} options={rarityOptions} />
      <SetGroup {...change} />
      <FormatGroup {...change} />
      <RangeGroup {...change} title="Price" filter={priceFilter} unit="$" />
      <OwnedGroup {...change} />
    </FilterPanel>
  )
}

/** Searches for a changed text after a pause, unless it is changed otherwise meanwhile. */
function useSearchSoon(text: string, onSearch: (query: string) => void) {
  const waiting = useRef<string>(undefined)
  const send = useDebouncedCallback(onSearch, pauseMs)
  useEffect(() => {
    if (text !== waiting.current) send.cancel()
  }, [text, send])
  function searchSoon(next: string) {
    waiting.current = next
    send(next.trim())
  }
  return { searchSoon, searchNow: send.flush }
}

/** What stays in the query though no filter shows it. */
function Unshown({ terms }: { terms: readonly string[] }) {
  return (
    <div role="status" className={classes.status}>
      {terms.length > 0 && (
        <p className={classes.unshown}>
          <IconInfoCircle size={18} aria-hidden className={classes.icon} />
          <span>
            This query has parts that the filters can't show:{' '}
            {terms.map((term, at) => (
              <span key={term}>
                {at > 0 && ', '}
                <code className={classes.term}>{term}</code>
              </span>
            ))}
            . They stay as they are.
          </span>
        </p>
      )}
    </div>
  )
}
