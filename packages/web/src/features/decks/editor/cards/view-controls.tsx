import { IconChevronDown, IconLayoutColumns, IconLayoutList, IconStack2 } from '@tabler/icons-react'
import { useId } from 'react'
import { groupingFacts, groupings } from '../../kit/rows/groupings.ts'
import { type DeckView, type Look, looks } from '../../kit/rows/use-deck-view.ts'
import classes from './view-controls.module.css'
import { ViewMenu } from './view-menu.tsx'

interface ViewControlsProps {
  view: DeckView
  onChange: (view: DeckView) => void
  /** Opens the categories of the deck. */
  onCategories: () => void
  /** Starts selecting cards. */
  onSelect: () => void
}

const lookFacts: Record<Look, { label: string; shortLabel?: string; Icon: typeof IconStack2 }> = {
  list: { label: 'List', Icon: IconLayoutList },
  text: { label: 'Text', Icon: IconLayoutColumns },
  stacks: { label: 'Visual stacks', shortLabel: 'Stacks', Icon: IconStack2 },
}

/** Chooses how the cards are grouped and shown. */
export function ViewControls({ view, onChange, ...on }: ViewControlsProps) {
  const name = useId()
  return (
    <div className={classes.controls}>
      <span className={classes.field}>
        <select
          className={classes.select}
          aria-label="Group by"
          value={view.grouping}
          onChange={({ target }) => {
            const grouping = groupings.find((one) => one === target.value)
            if (grouping) onChange({ ...view, grouping })
          }}
        >
          {groupings.map((grouping) => (
            <option key={grouping} value={grouping}>
              {groupingFacts[grouping].label}
            </option>
          ))}
        </select>
        <IconChevronDown size={16} aria-hidden className={classes.arrow} />
      </span>
      <fieldset className={classes.looks}>
        <legend className={classes.legend}>View as</legend>
        {looks.map((look) => {
          const { label, shortLabel = label, Icon } = lookFacts[look]
          return (
            <label key={look} className={classes.look} title={label}>
              <input
                type="radio"
                name={name}
                className={classes.radio}
                aria-label={label}
                checked={view.look === look}
                onChange={() => onChange({ ...view, look })}
              />
              <Icon size={20} stroke={1.7} aria-hidden />
              <span className={classes.word}>{shortLabel}</span>
            </label>
          )
        })}
      </fieldset>
      <ViewMenu view={view} onChange={onChange} {...on} />
    </div>
  )
}
