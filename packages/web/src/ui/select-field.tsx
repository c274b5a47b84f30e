import classes from './select-field.module.css'

interface SelectFieldProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A native select of a bar of filters. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, options, value, onChange } = props
  return (
    <select
      className={classes.select}
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const option = options.find((one) => one.value === currentTarget.value)
        if (option) onChange(option.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
