import { useId } from 'react'
import classes from './mode-choice.module.css'

interface ModeChoiceProps<Mode extends string> {
  /** What is chosen, for those who do not see where it stands. */
  label: string
  mode: Mode
  modes: readonly Mode[]
  wordsOf: (mode: Mode) => string
  /** Why a mode can not be chosen; null where it can. */
  whyNot?: (mode: Mode) => string | null
  onChange: (mode: Mode) => void
}

/** What becomes of what is there. */
export function ModeChoice<Mode extends string>(props: ModeChoiceProps<Mode>) {
  const { label, mode, modes, wordsOf, whyNot = () => null, onChange } = props
  const id = useId()
  return (
    <fieldset className={classes.modes}>
      <legend className="visually-hidden">{label}</legend>
      {modes.map((each) => (
        <label key={each} className={classes.mode} data-chosen={each === mode || undefined}>
          <input
            type="radio"
            name="import-mode"
            className={classes.radio}
            checked={each === mode}
            disabled={whyNot(each) !== null}
            aria-describedby={whyNot(each) === null ? undefined : `${id}-${each}`}
            onChange={() => onChange(each)}
          />
          {wordsOf(each)}
        </label>
      ))}
      {modes.map((each) => {
        const why = whyNot(each)
        return (
          why !== null && (
            <p key={each} id={`${id}-${each}`} className={classes.why}>
              {why}
            </p>
          )
        )
      })}
    </fieldset>
  )
}
