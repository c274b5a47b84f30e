import { type ReactNode, useState } from 'react'
import classes from './chart.module.css'

interface ChartProps {
  title: string
  /** The same data as a table, always rendered for screen readers. */
  table: ReactNode
  /** Shown below the chart and the table. */
  note?: ReactNode
  children: ReactNode
}

/** A chart that can be switched to a table of the same data. */
export function Chart({ title, table, note, children }: ChartProps) {
  const [isTable, setTable] = useState(false)
  return (
    <section className={classes.chart} aria-label={title}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <button type="button" className={classes.switch} onClick={() => setTable(!isTable)}>
          {isTable ? 'Show as chart' : 'Show as table'}
          <span className={classes.hidden}>: {title}</span>
        </button>
      </div>
      {!isTable && <div aria-hidden>{children}</div>}
      <div className={isTable ? undefined : classes.hidden}>{table}</div>
      {note}
    </section>
  )
}
