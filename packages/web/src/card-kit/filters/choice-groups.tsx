import { deckFormats, formatFacts } from '@manafolio/contract'
import { Segments } from '../../ui/segments.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { formatFilter, ownedFilter } from './card-filters.ts'
import { FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './query-filter.ts'

const formats = [
  { value: '', label: 'Any format' },
  ...deckFormats.map((format) => ({
    value: formatFacts[format].legality,
    label: formatFacts[format].name,
  })),
]

export function FormatGroup({ query, onChange }: FilterProps) {
  const format = formatFilter.valueIn(query)
  const isKnown = formats.some(({ value }) => value === format)
  return (
    <FilterGroup title="Format" terms={formatFilter.termsIn(query)}>
      <SelectField
        label="Legal in"
        options={isKnown ? formats : [...formats, { value: format, label: format }]}
        value={format}
        onChange={(value) => onChange(formatFilter.withValue(query, value))}
      />
    </FilterGroup>
  )
}

const ownedChoices = [
  { name: '', label: 'All cards' },
  { name: 'owned', label: 'Owned' },
  { name: 'none', label: 'Not owned' },
] as const

export function OwnedGroup({ query, onChange }: FilterProps) {
  return (
    <FilterGroup title="Owned" terms={ownedFilter.termsIn(query)}>
      <Segments
        label="Owned"
        segments={ownedChoices}
        chosen={ownedChoices.find(({ name }) => name === ownedFilter.valueIn(query))?.name ?? ''}
        onChange={(choice) => onChange(ownedFilter.withValue(query, choice))}
      />
    </FilterGroup>
  )
}
