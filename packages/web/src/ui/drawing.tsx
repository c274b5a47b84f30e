import type { ReactNode } from 'react'
import classes from './drawing.module.css'

interface DrawingProps {
  /** The description for screen readers. */
  label: string
  /** In the drawing's own units; it fills the available width. */
  width: number
  height: number
  children: ReactNode
}

/** A line drawing with the colors of the theme. */
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
