import type { ReactNode } from 'react'
import { measures } from '../../kit/charts/measures.ts'
import classes from './interval-table.module.css'

export interface IntervalRow {
  key: string
  label: ReactNode
  /** The text for the value and for its margin of error. */
  value: string
  margin: string
  /** Of the margin, for screen readers. */
  unit: string
  /** From 0 to 1, for the bar. */
  share: number
  error: number
}

interface IntervalTableProps {
  caption: string
  heads: readonly [label: string, value: string, margin: string]
  rows: readonly IntervalRow[]
}

/** Averages as bars, each with its 95 % interval as an error bar on its end. */
export function IntervalTable({ caption, heads, rows }: IntervalTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, margin, unit, share, error }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <span
                className={classes.track}
                style={measures({ '--share': share, '--error': error })}
                aria-hidden
              >
                <i className={classes.bar} />
                <i className={classes.interval} />
              </span>
            </th>
            <td>{value}</td>
            <td className={classes.margin}>
              {margin}
              <span className={classes.hidden}>{unit}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
