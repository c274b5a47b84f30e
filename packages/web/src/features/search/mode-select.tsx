import type { SearchMode } from '@manafolio/contract'
import { useShownChoice } from '../../lib/use-shown-choice.ts'
import classes from './mode-select.module.css'
import { modeOrder, modes } from './modes.ts'

interface ModeSelectProps {
  mode: SearchMode
  onChange: (mode: SearchMode) => void
  /** All explanations, or above results only the one of the selected mode. */
  look: 'explained' | 'compact'
}

/** Three segments with their explanations; the selected one is highlighted. */
export function ModeSelect({ look, ...props }: ModeSelectProps) {
  const [mode, onChange] = useShownChoice(props.mode, props.onChange)
  return (
    <fieldset className={classes.modes} data-look={look}>
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
          <span className={classes.explanation}>{modes[name].explanation}</span>
        </label>
      ))}
    </fieldset>
  )
}
