import classes from './select-box.module.css'
import type { Selection } from './use-selection.ts'

interface SelectBoxProps {
  /** What is selected: “Burn”. */
  name: string
  isSelected: boolean
  /** Whether there is a selection; before, the box is not a stop of the Tab key. */
  isActive: Selection['isActive']
  className?: string | undefined
}

/** The checkbox of an item in a selection; the list's gestures handle it. */
export function SelectBox({ name, isSelected, isActive, className = '' }: SelectBoxProps) {
  return (
    <span className={`${classes.area} ${className}`} data-select-box="">
      <input
        type="checkbox"
        className={classes.box}
        data-select-box=""
        aria-label={`Select ${name}`}
        tabIndex={isActive ? 0 : -1}
        checked={isSelected}
        readOnly
      />
    </span>
  )
}
