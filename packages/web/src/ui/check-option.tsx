import type { ReactNode } from 'react'
import classes from './check-option.module.css'

interface CheckOptionProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A checkbox whose whole label is clickable. */
export function CheckOption({ isChecked, onChange, children }: CheckOptionProps) {
  return (
    <label className={classes.option}>
      <input
        type="checkbox"
        className={classes.box}
        checked={isChecked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
