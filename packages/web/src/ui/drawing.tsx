import type { ReactNode } from 'react'
import classes from './drawing.module.css'

interface DrawingProps {
  /** What there is to see, for those who do not see it. */
  label: string
  /** In the drawing's own units; it fills the width it is given. */
  width: number
  height: number
  children: ReactNode
}

/** Something drawn on the table, in the light of the lamp. */
export function Drawing({ label, width, height, children }: DrawingProps) {
  return (
    <svg
      className={classes.drawing}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  )
}
