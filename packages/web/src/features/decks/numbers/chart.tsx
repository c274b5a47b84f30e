import { type ReactNode, useState } from 'react'
import classes from './chart.module.css'

interface ChartProps {
  title: string
  /** The same numbers as a table, which is always there for those who do not see the chart. */
  table: ReactNode
  /** What is to be read in either case. */
  note?: ReactNode
  children: ReactNode
}

/** A drawing of numbers; or, for whoever rather reads them, their table in its place. */
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
