import { IconChevronDown } from '@tabler/icons-react'
import classes from './row-select.module.css'

interface RowSelectProps<T extends string> {
  label: string
  /** What it is chosen for, for those who do not see beside what it stands. */
  of: string
  /** Null when the row does not say it in a way that is understood. */
  value: T | null
  choices: readonly T[]
  wordsOf: (choice: T) => string
  onChange: (choice: T) => void
}

/** One of few, as the device offers it; what is not among them can be seen and not chosen. */
export function RowSelect<T extends string>(props: RowSelectProps<T>) {
  const { label, of, value, choices, wordsOf, onChange } = props
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
            {wordsOf(value)}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {wordsOf(choice)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden className={classes.arrow} />
    </span>
  )
}
