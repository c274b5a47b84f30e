import type { Chance } from '@manafolio/deck'
import type { ReactNode } from 'react'
import { measures } from '../../kit/charts/measures.ts'
import { chanceNumber, formatChance } from './chance-text.ts'
import classes from './heat-table.module.css'

interface HeatTableProps {
  caption: string
  turns: readonly number[]
  /** A chance for each turn. */
  rows: readonly { key: string; head: ReactNode; chances: readonly Chance[] }[]
}

/** Chances by turn in percent: the likelier, the warmer. */
export function HeatTable({ caption, turns, rows }: HeatTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          {turns.map((turn) => (
            <th key={turn} scope="col">
              {turn}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, chances }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {chances.map((chance, at) => (
              <td key={turns[at]} style={measures({ '--chance': chance.chance })}>
                <span aria-hidden>{chanceNumber(chance)}</span>
                <span className={classes.hidden}>{formatChance(chance)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
