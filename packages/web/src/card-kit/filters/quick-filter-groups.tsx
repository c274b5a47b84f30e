import { Chip, Chips, FilterGroup } from './filter-group.tsx'
import { hasTerm, termsOf, toggledTerm } from './query-terms.ts'

/** A term of the query language that a button toggles. */
export interface QuickFilter {
  label: string
  term: string
  /** A mana symbol shown before the label. */
  symbol?: string
}

export interface QuickFilterGroup {
  title: string
  /** Whether the options exclude each other. Colors don't: a card can be both white and blue. */
  takes: 'one' | 'many'
  filters: readonly QuickFilter[]
}

interface QuickFilterGroupsProps {
  groups: readonly QuickFilterGroup[]
  query: string
  onChange: (query: string) => void
}

/** Each button adds a term to the query or removes it. */
export function QuickFilterGroups({ groups, query, onChange }: QuickFilterGroupsProps) {
  const terms = termsOf(query)
  return groups.map(({ title, takes, filters }) => {
    const others = takes === 'one' ? filters.map(({ term }) => term) : []
    return (
      <FilterGroup key={title} title={title}>
        <Chips>
          {filters.map((filter) => (
            <Chip
              key={filter.label}
              {...filter}
              isPressed={hasTerm(terms, filter.term)}
              onPress={() => onChange(toggledTerm(query, filter.term, others))}
            />
          ))}
        </Chips>
      </FilterGroup>
    )
  })
}
