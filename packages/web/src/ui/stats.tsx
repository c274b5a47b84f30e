import type { ReactNode } from 'react'
import classes from './stats.module.css'

interface StatsProps {
  stats: readonly {
    label: string
    value: string
    /** The label of the number. */
    note: ReactNode
  }[]
}

/** Three or four numbers, side by side where they fit, with a line below. */
export function Stats({ stats }: StatsProps) {
  return (
    <dl className={classes.stats}>
      {stats.map(({ label, value, note }) => (
        <div key={label} className={classes.stat}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
