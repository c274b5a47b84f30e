import { type DeckSummary, formatFacts } from '@manafolio/contract'
import { formatUsd, noPriceText } from '../../../card-kit/prices.ts'
import { type FormatNumbers, sumOf } from './format-numbers.ts'
import classes from './format-table.module.css'

interface FormatTableProps {
  decks: readonly DeckSummary[]
  formats: readonly FormatNumbers[]
}

/** What the decks of each format have and are worth. */
export function FormatTable({ decks, formats }: FormatTableProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>By format</caption>
      <thead>
        <tr>
          <th scope="col">Format</th>
          <th scope="col">Decks</th>
          <th scope="col">Cards</th>
          <th scope="col">Value (USD)</th>
        </tr>
      </thead>
      <tbody>
        {formats.map(({ format, ...sum }) => (
          <Row key={format} name={formatFacts[format].name} {...sum} />
        ))}
      </tbody>
      {formats.length > 1 && (
        <tfoot>
          <Row name="All decks" {...sumOf(decks)} />
        </tfoot>
      )}
    </table>
  )
}

const numbers = new Intl.NumberFormat('en-US')

function Row({ name, decks, cards, value }: { name: string } & Omit<FormatNumbers, 'format'>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{numbers.format(decks)}</td>
      <td>{numbers.format(cards)}</td>
      <td>{value === null ? noPriceText : formatUsd(value)}</td>
    </tr>
  )
}
