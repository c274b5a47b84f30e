import { type ImportMode, importMode } from '@manafolio/contract'
import classes from './mode-choice.module.css'

interface ModeChoiceProps {
  mode: ImportMode
  /** Null when the collection can be replaced. */
  whyNoReplace: string | null
  onChange: (mode: ImportMode) => void
}

const modeWords: Record<ImportMode, string> = {
  merge: 'Add to my collection',
  replace: 'Replace my collection',
}

/** What becomes of the cards that are there. */
export function ModeChoice({ mode, whyNoReplace, onChange }: ModeChoiceProps) {
  return (
    <fieldset className={classes.modes}>
      <legend className="visually-hidden">What becomes of your collection</legend>
      {importMode.options.map((each) => (
        <label key={each} className={classes.mode} data-chosen={each === mode || undefined}>
          <input
            type="radio"
            name="import-mode"
            className={classes.radio}
            checked={each === mode}
            disabled={each === 'replace' && whyNoReplace !== null}
            aria-describedby={each === 'replace' && whyNoReplace ? 'no-replace' : undefined}
            onChange={() => onChange(each)}
          />
          {modeWords[each]}
        </label>
      ))}
      {whyNoReplace && (
        <p id="no-replace" className={classes.why}>
          {whyNoReplace}
        </p>
      )}
    </fieldset>
  )
}
