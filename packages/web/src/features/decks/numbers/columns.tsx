import classes from './columns.module.css'
import { measures } from './measures.ts'

export interface Column {
  /** What stands below it. */
  label: string
  /** What stands above it; nothing where nothing is. */
  words: string
  size: number
  /** How much of it is drawn strongly, from its foot; all unless it is said. */
  strong?: number
}

/** Numbers as bars beside each other. They are drawn only: their chart has a table. */
export function Columns({ columns }: { columns: readonly Column[] }) {
  const most = Math.max(...columns.map(({ size }) => size), Number.MIN_VALUE)
  return (
    <div className={classes.columns} style={measures({ '--columns': columns.length })}>
      {columns.map(({ label, words, size, strong = size }) => (
        <div key={label} className={classes.column}>
          <div className={classes.plot}>
            <span>{words}</span>
            {size > 0 && (
              <span className={classes.bar} style={measures({ '--size': size / most })}>
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
