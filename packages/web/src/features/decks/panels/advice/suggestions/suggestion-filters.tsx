import type { DeckTheme } from '@manafolio/contract'
import { roleNames } from '@manafolio/deck'
import { NativeSelect } from '@mantine/core'
import { roleLabel } from '../addition-text.ts'
import type { AdviceChoice } from './suggestions-query.ts'

/** Which cards to suggest. */
export interface SuggestionFilter {
  value: string
  label: string
  input: Pick<AdviceChoice, 'theme' | 'role'>
}

export const everyCard: SuggestionFilter = { value: 'all', label: 'any card', input: {} }

const roleFilters = roleNames.map(
  (role): SuggestionFilter => ({ value: `role ${role}`, label: roleLabel(role), input: { role } }),
)

interface FilterSelectProps {
  filter: SuggestionFilter
  /** Those of the deck. */
  themes: readonly DeckTheme[]
  onChange: (filter: SuggestionFilter) => void
}

/** Restricts suggestions to a theme of the deck, or to a role. */
export function FilterSelect({ filter, themes, onChange }: FilterSelectProps) {
  const themeFilters = withCurrent(filter, themes.map(themeFilter))
  const options = [everyCard, ...themeFilters, ...roleFilters]
  return (
    <NativeSelect
      label="Suggest"
      value={filter.value}
      data={[
        optionOf(everyCard),
        ...(themeFilters.length > 0
          ? [{ group: 'Themes', items: themeFilters.map(optionOf) }]
          : []),
        { group: 'Roles', items: roleFilters.map(optionOf) },
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChange(options.find((one) => one.value === value) ?? everyCard)
      }
    />
  )
}

function themeFilter({ theme, name, cards }: DeckTheme): SuggestionFilter {
  return { value: `theme ${theme}`, label: `More ${name} (${cards})`, input: { theme } }
}

/** A theme that the deck has no more stays while it is chosen. */
function withCurrent(filter: SuggestionFilter, themes: SuggestionFilter[]): SuggestionFilter[] {
  const isThere = themes.some(({ value }) => value === filter.value)
  return filter.input.theme === undefined || isThere ? themes : [...themes, filter]
}

function optionOf({ value, label }: SuggestionFilter) {
  return { value, label }
}
