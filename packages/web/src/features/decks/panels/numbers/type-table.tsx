import type { DeckNumbers } from '@manafolio/deck'
import { measures } from '../../kit/charts/measures.ts'
import classes from './type-table.module.css'

const plurals: Readonly<Record<string, string>> = {
  Land: 'Lands',
  Creature: 'Creatures',
  Planeswalker: 'Planeswalkers',
  Battle: 'Battles',
  Instant: 'Instants',
  Sorcery: 'Sorceries',
  Artifact: 'Artifacts',
  Enchantment: 'Enchantments',
}

/** The number of cards of each type, as a table whose rows are bars. */
export function TypeTable({ types }: Pick<DeckNumbers, 'types'>) {
  const max = Math.max(...types.map(({ copies }) => copies))
  return (
    <section aria-label="Types">
      <h3 className={classes.title}>Types</h3>
      <table className={classes.table}>
        <caption className={classes.caption}>Cards by type</caption>
        <tbody>
          {types.map(({ type, copies }) => (
            <tr key={type}>
              <th scope="row" className={classes.type}>
                {plurals[type] ?? type}
              </th>
              <td>
                <span className={classes.copies} style={measures({ '--share': copies / max })}>
                  {copies}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
