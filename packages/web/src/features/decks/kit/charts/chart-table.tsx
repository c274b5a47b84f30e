import classes from './chart-table.module.css'

interface ChartTableProps {
  caption: string
  /** The column headings, that of the labels first. */
  heads: readonly string[]
  /** A label, then a value for each other column. */
  rows: readonly (readonly [label: string, ...numbers: (string | number)[]])[]
}

export function ChartTable({ caption, heads, rows }: ChartTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{caption}</caption>
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
        {rows.map(([label, ...numbers]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {numbers.map((number, at) => (
              <td key={heads[at + 1]}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
