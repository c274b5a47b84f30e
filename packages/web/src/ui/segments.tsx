import { useId } from 'react'
import classes from './segments.module.css'

interface SegmentsProps<Name extends string> {
  /** The options. */
  label: string
  segments: readonly { name: Name; label: string }[]
  /** Null while it is not known. */
  chosen: Name | null
  onChange: (name: Name) => void
}

/** A few options side by side, one of which is selected. */
export function Segments<Name extends string>(props: SegmentsProps<Name>) {
  const { label, segments, chosen, onChange } = props
  const group = useId()
  return (
    <fieldset className={classes.segments}>
      <legend className={classes.legend}>{label}</legend>
      {segments.map((segment) => (
        <label key={segment.name} className={classes.segment}>
          <input
            type="radio"
            name={group}
            className={classes.radio}
            checked={segment.name === chosen}
            onChange={() => onChange(segment.name)}
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  )
}
