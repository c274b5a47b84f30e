import { useState } from 'react'
import { capitalized } from '../../lib/formats.ts'
import { Segments } from '../../ui/segments.tsx'
import { Chip, Chips, FilterGroup } from './filter-group.tsx'
import type { FilterProps, QueryFilter } from './query-filter.ts'
import { type Several, several } from './several-filter.ts'

interface SeveralGroupProps extends FilterProps {
  title: string
  filter: QueryFilter<Several>
  options: readonly { value: string; label: string }[]
  /** Where a card can have two of the values: whether any or all of them are wanted. */
  joins?: readonly { name: 'any' | 'all'; label: string }[]
}

/** Chips of values; those of the query that are not among the options follow them. */
export function SeveralGroup({ title, filter, options, joins, ...props }: SeveralGroupProps) {
  const { query, onChange } = props
  const { values, join: written } = filter.valueIn(query)
  const [remembered, setRemembered] = useState<'any' | 'all'>('any')
  const join = written ?? remembered
  const known = new Set(options.map(({ value }) => value))
  const others = values.filter((value) => !known.has(value))
  const shown = [...options, ...others.map((value) => ({ value, label: capitalized(value) }))]

  function toggle(value: string) {
    const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
    onChange(filter.withValue(query, several(next, join)))
  }

  function joinBy(next: 'any' | 'all') {
    setRemembered(next)
    onChange(filter.withValue(query, several(values, next)))
  }

  return (
    <FilterGroup title={title} terms={filter.termsIn(query)}>
      <Chips>
        {shown.map(({ value, label }) => (
          <Chip
            key={value}
            label={label}
            isPressed={values.includes(value)}
            onPress={() => toggle(value)}
          />
        ))}
      </Chips>
      {joins && (
        <Segments label={`${title}: any or all`} segments={joins} chosen={join} onChange={joinBy} />
      )}
    </FilterGroup>
  )
}
