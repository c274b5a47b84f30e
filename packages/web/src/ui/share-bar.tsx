import classes from './share-bar.module.css'

interface ShareBarProps {
  /** What is counted, for screen readers. */
  label: string
  value: number
  max: number
}

/** How much of something there is; a text beside it has the numbers. */
export function ShareBar({ label, value, max }: ShareBarProps) {
  return (
    <progress
      className={classes.bar}
      max={Math.max(max, 1)}
      value={value}
      aria-label={label}
      data-whole={(max > 0 && value >= max) || undefined}
    />
  )
}
