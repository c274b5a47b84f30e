import { IconChevronDown } from '@tabler/icons-react'
import classes from '../../../ui/row-select.module.css'

interface KindSelectProps<T extends string> {
  label: string
  value: T
  choices: readonly T[]
  wordsOf: (choice: T) => string
  onChange: (choice: T) => void
}

/** One of few, as the device offers it. */
export function KindSelect<T extends string>(props: KindSelectProps<T>) {
  const { label, value, choices, wordsOf, onChange } = props
  // What was noted down stays a choice, whatever is known of the printing now.
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
            {wordsOf(choice)}
          </option>
        ))}
      </select>
      <IconChevronDown size={16} aria-hidden className={classes.arrow} />
    </span>
  )
}
