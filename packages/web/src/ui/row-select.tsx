import { IconChevronDown } from '@tabler/icons-react'
import classes from './row-select.module.css'

interface RowSelectProps<T extends string> {
  label: string
  /** What it is for, for screen readers. */
  of: string
  /** Null when the row has no value that is understood. */
  value: T | null
  choices: readonly T[]
  labelOf: (choice: T) => string
  onChange: (choice: T) => void
}

/** A native select; a value that is not among the options is shown but can't be chosen. */
export function RowSelect<T extends string>(props: RowSelectProps<T>) {
  const { label, of, value, choices, labelOf, onChange } = props
  return (
    <span className={classes.field}>
      <select
        className={classes.select}
        aria-label={`${label} of ${of}`}
        value={value ?? ''}
        onChange={({ target }) => {
          const choice = choices.find((each) => each === target.value)
          if (choice !== undefined) onChange(choice)
        }}
      >
        {value === null && (
          <option value="" disabled>
            {label}?
          </option>
        )}
        {value !== null && !choices.includes(value) && (
          <option value={value} disabled>
            {labelOf(value)}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden className={classes.arrow} />
    </span>
  )
}
