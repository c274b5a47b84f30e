import { useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { type ColorRelation, colorFilter, colorRelations, toggledColor } from './color-filter.ts'
import { Chip, Chips, FilterGroup } from './filter-group.tsx'
import type { FilterProps } from './query-filter.ts'

const colors = [
  { letter: 'W', label: 'White' },
  { letter: 'U', label: 'Blue' },
  { letter: 'B', label: 'Black' },
  { letter: 'R', label: 'Red' },
  { letter: 'G', label: 'Green' },
  { letter: 'C', label: 'Colorless' },
  { letter: 'M', label: 'Multicolor' },
] as const

const relationLabels: Record<ColorRelation, string> = {
  including: 'Including these colors',
  exactly: 'Exactly these colors',
  within: 'Only these colors, or fewer',
  identity: 'Color identity within these',
}

const options = colorRelations.map((value) => ({ value, label: relationLabels[value] }))

/** The relation is remembered while no color is chosen, since the query can't say it then. */
export function ColorGroup({ query, onChange }: FilterProps) {
  const shown = colorFilter.valueIn(query)
  const [remembered, setRemembered] = useState<ColorRelation>('including')
  const relation =
    /[WUBRG]/.test(shown.letters) || shown.relation === 'identity' ? shown.relation : remembered
  const choice = { relation, letters: shown.letters }

  function relate(next: ColorRelation) {
    setRemembered(next)
    onChange(colorFilter.withValue(query, { ...choice, relation: next }))
  }

  return (
    <FilterGroup title="Color" terms={colorFilter.termsIn(query)}>
      <Chips>
        {colors.map(({ letter, label }) => (
          <Chip
            key={letter}
            label={label}
            symbol={letter === 'M' ? undefined : letter}
            isPressed={choice.letters.includes(letter)}
            onPress={() => onChange(colorFilter.withValue(query, toggledColor(choice, letter)))}
          />
        ))}
      </Chips>
      <SelectField
        label="How the colors compare"
        options={options}
        value={relation}
        onChange={relate}
      />
    </FilterGroup>
  )
}
