import type { DeckSummary } from '@manafolio/contract'
import { type DeckFormat, formatFacts } from '@manafolio/contract'
import { noPriceText } from '../../../card-kit/prices.ts'
import { formatCount, formatUsd } from '../../../lib/formats.ts'
import { Stats } from '../../../ui/stats.tsx'
import classes from './deck-tabs.module.css'

export function DeckStatistics({ decks }: { decks: readonly DeckSummary[] }) {
  const formats = formatNumbers(decks)
  return (
    <>
      <h2 className="visually-hidden">Statistics</h2>
      <div className={classes.numbers}>
        <Stats
          stats={[
            {
              label: 'Total Decks',
              value: formatCount(decks.length),
              note: 'Decks that you have built',
            },
            {
              label: 'Different Formats',
              value: formatCount(formats.length),
              note: 'Formats that you have a deck for',
            },
            {
              label: 'Favorite Format',
              value: favoriteFormat(formats),
              note: 'The format of most of your decks',
            },
          ]}
        />
      </div>
      {decks.length > 0 && <FormatTable decks={decks} formats={formats} />}
    </>
  )
}

interface FormatTableProps {
  decks: readonly DeckSummary[]
  formats: readonly FormatNumbers[]
}

/** The number of decks and cards of each format, and their value. */
function FormatTable({ decks, formats }: FormatTableProps) {
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

function Row({ name, decks, cards, value }: { name: string } & Omit<FormatNumbers, 'format'>) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatCount(decks)}</td>
      <td>{formatCount(cards)}</td>
      <td>{value === null ? noPriceText : formatUsd(value)}</td>
    </tr>
  )
}

interface FormatNumbers {
  format: DeckFormat
  decks: number
  cards: number
  /** In US dollars; null when no card of these decks has a price. */
  value: number | null
}

/** The formats of decks with their numbers, most decks first; ties go to the format of the newest deck. */
function formatNumbers(decks: readonly DeckSummary[]): FormatNumbers[] {
  const formats = new Set(newestFirst(decks).map(({ format }) => format))
  return [...formats]
    .map((format) => ({ format, ...sumOf(decks.filter((deck) => deck.format === format)) }))
    .toSorted((a, b) => b.decks - a.decks)
}

/** The totals of some decks. */
function sumOf(decks: readonly DeckSummary[]) {
  const values = decks.flatMap(({ totalValue }) => totalValue ?? [])
  return {
    decks: decks.length,
    cards: decks.reduce((sum, { cardCount }) => sum + cardCount, 0),
    value: values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : null,
  }
}

/** The name of the format with the most decks, “-” without decks. */
function favoriteFormat([first]: readonly FormatNumbers[]): string {
  return first ? formatFacts[first.format].name : '-'
}

function newestFirst(decks: readonly DeckSummary[]): DeckSummary[] {
  return decks.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}
