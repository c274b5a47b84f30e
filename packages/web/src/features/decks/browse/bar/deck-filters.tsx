import { colors, type DeckSummary, formatFacts, labelKey } from '@manafolio/contract'
import { NativeSelect } from '@mantine/core'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { Button } from '../../../../ui/button.tsx'
import { colorLabels } from '../../kit/charts/color-labels.ts'
import { foldersOf, formatFolder, tagsOf } from '../../kit/organization/known-folders.ts'
import { type DeckFilter, noFolder } from '../deck-filter.ts'
import classes from './deck-filters.module.css'

interface DeckFiltersProps {
  decks: readonly DeckSummary[]
  filter: DeckFilter
  /** An empty value takes a part out of the filter. */
  onChange: (filter: Partial<Record<keyof DeckFilter, string>>) => void
  onClear: () => void
}

/** What can be filtered by: only formats, folders and tags that decks have. */
export function DeckFilters({ decks, filter, onChange, onClear }: DeckFiltersProps) {
  const [folders, tags] = [foldersOf(decks), tagsOf(decks)]
  return (
    <>
      <NativeSelect
        label="Format"
        data={[{ value: '', label: 'All formats' }, ...formatsOf(decks)]}
        value={filter.format ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ format: value })}
      />
      {folders.length > 0 && (
        <NativeSelect
          label="Folder"
          data={[
            { value: '', label: 'All folders' },
            ...folders.map((value) => ({ value, label: formatFolder(value) })),
            { value: noFolder, label: 'Without a folder' },
          ]}
          value={filter.folder ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ folder: value })}
        />
      )}
      {tags.length > 0 && (
        <NativeSelect
          label="Tag"
          data={[{ value: '', label: 'All tags' }, ...tags]}
          value={tags.find((tag) => labelKey(tag) === labelKey(filter.tag ?? '')) ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ tag: value })}
        />
      )}
      <ColorFilter chosen={filter.colors ?? ''} onChange={(next) => onChange({ colors: next })} />
      <Button
        variant="subtle"
        className={classes.clear}
        disabled={Object.keys(filter).length === 0}
        onClick={onClear}
      >
        Clear
      </Button>
    </>
  )
}

function formatsOf(decks: readonly DeckSummary[]) {
  return [...new Set(decks.map(({ format }) => format))]
    .map((value) => ({ value, label: formatFacts[value].name }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
}

interface ColorFilterProps {
  /** As in “WU”, or “C”. */
  chosen: string
  onChange: (chosen: string) => void
}

/** Decks that have all of these colors, or none at all. */
function ColorFilter({ chosen, onChange }: ColorFilterProps) {
  function toggle(color: string) {
    if (color === 'C') return onChange(chosen === 'C' ? '' : 'C')
    const others = chosen.replace('C', '').replace(color, '')
    onChange(chosen.includes(color) ? others : others + color)
  }
  return (
    <fieldset className={classes.colors}>
      <legend>Colors</legend>
      {[...colors, 'C' as const].map((color) => (
        <label key={color} className={classes.color} title={nameOf(color)}>
          <input
            type="checkbox"
            className="visually-hidden"
            aria-label={nameOf(color)}
            checked={chosen.includes(color)}
            onChange={() => toggle(color)}
          />
          <span aria-hidden="true">
            <ManaCost cost={`{${color}}`} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function nameOf(color: keyof typeof colorLabels | 'C'): string {
  return color === 'C' ? 'Colorless' : colorLabels[color]
}
