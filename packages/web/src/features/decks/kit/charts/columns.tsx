import classes from './columns.module.css'
import { measures } from './measures.ts'

export interface Column {
  /** The label below the bar. */
  label: string
  /** The label above the bar; may be empty. */
  valueLabel: string
  size: number
  /** How much of the bar is strong, from the bottom; all by default. */
  strong?: number
}

/** A bar chart, hidden from screen readers: its chart has a table. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const max = Math.max(...columns.map(({ size }) => size), Number.MIN_VALUE)
  return (
    <div className={classes.columns} style={measures({ '--columns': columns.length })}>
      {columns.map(({ label, valueLabel, size, strong = size }) => (
        <div key={label} className={classes.column}>
          <div className={classes.plot}>
            <span>{valueLabel}</span>
            {size > 0 && (
              <span className={classes.bar} style={measures({ '--size': size / max })}>
                <span className={classes.strong} style={measures({ '--share': strong / size })} />
              </span>
            )}
          </div>
          <span className={classes.label}>{label}</span>
        </div>
      ))}
    </div>
  )
}
