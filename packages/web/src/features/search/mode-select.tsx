import type { SearchMode } from '@manafolio/contract'
import classes from './mode-select.module.css'
import { modeOrder, modes } from './modes.ts'

interface ModeSelectProps {
  mode: SearchMode
  onChange: (mode: SearchMode) => void
}

/** Three segments with their explanations; the selected one is highlighted. */
export function ModeSelect({ mode, onChange }: ModeSelectProps) {
  return (
    <fieldset className={classes.modes}>
      <legend className={classes.legend}>Search mode</legend>
      {modeOrder.map((name) => (
        <label key={name} className={classes.mode} data-selected={name === mode || undefined}>
          <input
            type="radio"
            name="mode"
            className={classes.radio}
            checked={name === mode}
            onChange={() => onChange(name)}
          />
          <b className={classes.label}>{modes[name].label}</b>
          <span>{modes[name].explanation}</span>
        </label>
      ))}
    </fieldset>
  )
}
