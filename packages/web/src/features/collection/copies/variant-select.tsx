import { IconChevronDown } from '@tabler/icons-react'
import classes from '../../../ui/row-select.module.css'

interface VariantSelectProps<T extends string> {
  label: string
  value: T
  choices: readonly T[]
  labelOf: (choice: T) => string
  onChange: (choice: T) => void
}

/** A native select for a few options. */
export function VariantSelect<T extends string>(props: VariantSelectProps<T>) {
  const { label, value, choices, labelOf, onChange } = props
  // The recorded value stays an option, even if the printing isn't known to have it.
  const offered = choices.includes(value) ? choices : [value, ...choices]
  return (
    <span className={classes.field}>
      <select
        className={classes.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const choice = offered.find((each) => each === target.value)
          if (choice !== undefined) onChange(choice)
        }}
      >
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {labelOf(choice)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden className={classes.arrow} />
    </span>
  )
}
