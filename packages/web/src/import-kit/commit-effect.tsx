import { IconInfoCircle } from '@tabler/icons-react'
import { Fragment, type ReactNode, useId } from 'react'
import { formatCount } from '../lib/formats.ts'
import classes from './commit-effect.module.css'

interface CommitEffectProps {
  /** In copies; null while it is unknown. */
  effect: { before: number; after: number; changes: readonly string[] } | null
  isCounting?: boolean
  hints?: readonly string[]
}

/** What a commit would change; announced to screen readers when that changes. */
export function CommitEffect({ effect, isCounting = false, hints = [] }: CommitEffectProps) {
  return (
    <div role="status" className={classes.effect}>
      {effect && (
        <>
          <p className={classes.copies}>
            {formatCount(effect.before)}&nbsp;→&nbsp;{formatCount(effect.after)} cards
          </p>
          <p className={classes.changes}>
            {effect.changes.map((change, at) => (
              <Fragment key={change}>
                {at > 0 && ' '}
                <span>{change}</span>
              </Fragment>
            ))}
          </p>
        </>
      )}
      {isCounting && <p className={classes.counting}>Counting...</p>}
      <CommitHints hints={hints} />
    </div>
  )
}

interface CommitHintsProps {
  hints: readonly string[]
  children?: ReactNode
}

/** Side effects of a commit. */
export function CommitHints({ hints, children }: CommitHintsProps) {
  return (
    <div className={classes.hints}>
      {hints.map((hint) => (
        <p key={hint} className={classes.hint}>
          <IconInfoCircle size={17} stroke={1.8} aria-hidden className={classes.hintIcon} />
          {hint}
        </p>
      ))}
      {children}
    </div>
  )
}

interface ModeChoiceProps<Mode extends string> {
  /** For screen readers. */
  label: string
  mode: Mode
  modes: readonly Mode[]
  labelOf: (mode: Mode) => string
  /** Why a mode is disabled; null where it is not. */
  disabledReason?: (mode: Mode) => string | null
  onChange: (mode: Mode) => void
}

/** Chooses between adding a list to the existing cards and replacing them. */
export function ModeChoice<Mode extends string>(props: ModeChoiceProps<Mode>) {
  const { label, mode, modes, labelOf, disabledReason = () => null, onChange } = props
  const id = useId()
  const reasons = [...new Set(modes.flatMap((each) => disabledReason(each) ?? []))]
  const reasonId = (each: Mode) => {
    const reason = disabledReason(each)
    return reason === null ? undefined : `${id}-${reasons.indexOf(reason)}`
  }
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
            disabled={disabledReason(each) !== null}
            aria-describedby={reasonId(each)}
            onChange={() => onChange(each)}
          />
          {labelOf(each)}
        </label>
      ))}
      {reasons.map((reason, place) => (
        <p key={reason} id={`${id}-${place}`} className={classes.reason}>
          {reason}
        </p>
      ))}
    </fieldset>
  )
}
