import type { Card, CardSort, Finish, SearchColumn } from '@manafolio/contract'
import { searchColumns } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { ManaCost } from '../../../../card-kit/mana-cost.tsx'
import { formatOwned } from '../../../../card-kit/owned-text.ts'
import {
  formatPrice,
  formatUsdPrice,
  hasPrice,
  plainestPrice,
  priceKinds,
} from '../../../../card-kit/prices.ts'
import { PrintingLine } from '../../../../card-kit/printing-line.tsx'
import { formatPrinting, separator } from '../../../../card-kit/printing-text.ts'
import { formatReleaseDate } from '../../../../lib/dates.ts'
import type { ListFacts } from '../list-facts.ts'
import type { ResultEntry } from '../result-rows.ts'
import classes from './result-table.module.css'

export interface Column {
  name: SearchColumn
  label: string
  /** The least width, also of a narrow table, and the one that shows most texts whole; in pixels. */
  least: number
  leastNarrow?: number
  width: number
  isNumber?: boolean
  /** What its head sorts by: at first, and when it is pressed again. */
  sorts?: readonly SortOfColumn[]
  /** What may be cut off. */
  titleOf?: (card: Card) => string | null
  Cell: (props: CellProps) => ReactNode
}

interface SortOfColumn {
  sort: CardSort
  direction: 'ascending' | 'descending'
}

interface CellProps {
  entry: ResultEntry
  facts: ListFacts
  /** All that are shown. */
  columns: readonly Column[]
}

const price = (name: keyof typeof priceKinds) => ({
  name,
  label: priceKinds[name].label,
  least: 66,
  width: 84,
  isNumber: true,
  Cell: ({ entry: { card } }: CellProps) => (
    <span data-missing={!hasPrice(card.prices[name]) || undefined} className={classes.price}>
      {formatPrice(card.prices[name], priceKinds[name].currency)}
    </span>
  ),
})

/** Where there is no price of nonfoil copies, that of a finish without a column of its own stands in for it. */
function UsdCell({ entry: { card }, columns }: CellProps) {
  const shown = plainestPrice(card.prices)
  const column = shown && otherUsdColumns[shown.finish]
  const price = columns.some(({ name }) => name === column) ? null : shown
  return (
    <span data-missing={price === null || undefined} className={classes.price}>
      {formatUsdPrice(price)}
    </span>
  )
}

const otherUsdColumns: Partial<Record<Finish, SearchColumn>> = {
  foil: 'usdFoil',
  etched: 'usdEtched',
}

const all: Record<SearchColumn, Column> = {
  printing: {
    name: 'printing',
    label: 'Printing',
    least: 84,
    leastNarrow: 76,
    width: 200,
    titleOf: (card) => [card.setName, formatPrinting(card)].join(separator),
    sorts: [{ sort: 'set', direction: 'ascending' }],
    Cell: ({ entry: { card } }) => (
      <span className={classes.printing}>
        <PrintingLine printing={{ ...card, setName: undefined }} />
      </span>
    ),
  },
  manaCost: {
    name: 'manaCost',
    label: 'Cost',
    least: 92,
    width: 108,
    sorts: [{ sort: 'manaValue', direction: 'ascending' }],
    Cell: ({ entry: { card } }) => <ManaCost cost={card.manaCost} />,
  },
  type: {
    name: 'type',
    label: 'Type',
    least: 104,
    width: 220,
    titleOf: (card) => card.typeLine,
    Cell: ({ entry: { card } }) => card.typeLine,
  },
  stats: {
    name: 'stats',
    label: 'Stats',
    least: 56,
    width: 64,
    Cell: ({ entry: { card } }) =>
      card.power !== null && card.toughness !== null
        ? `${card.power}/${card.toughness}`
        : (card.loyalty ?? card.defense ?? ''),
  },
  rarity: {
    name: 'rarity',
    label: 'Rarity',
    least: 92,
    width: 96,
    sorts: [{ sort: 'rarity', direction: 'descending' }],
    Cell: ({ entry: { card } }) => (
      <span
        className={classes.rarity}
        style={{ color: `var(--rarity-${card.rarity}, var(--quiet))` }}
      >
        {card.rarity}
      </span>
    ),
  },
  usd: {
    ...price('usd'),
    least: 98,
    leastNarrow: 66,
    width: 104,
    Cell: UsdCell,
    sorts: [
      { sort: 'cheapest', direction: 'ascending' },
      { sort: 'dearest', direction: 'descending' },
    ],
  },
  usdFoil: price('usdFoil'),
  usdEtched: price('usdEtched'),
  eur: price('eur'),
  eurFoil: price('eurFoil'),
  released: {
    name: 'released',
    label: 'Released',
    least: 104,
    width: 118,
    sorts: [
      { sort: 'newest', direction: 'descending' },
      { sort: 'oldest', direction: 'ascending' },
    ],
    Cell: ({ entry: { card } }) => (
      <time dateTime={card.releasedAt}>{formatReleaseDate(card.releasedAt)}</time>
    ),
  },
  artist: {
    name: 'artist',
    label: 'Artist',
    least: 104,
    width: 150,
    titleOf: (card) => card.artist,
    Cell: ({ entry: { card } }) => card.artist,
  },
  owned: {
    name: 'owned',
    label: 'Owned',
    least: 62,
    width: 66,
    isNumber: true,
    Cell: ({ entry: { card }, facts }) => {
      const owned = facts.owned.get(card.id)
      if (!owned || owned.cardCopies === 0) return owned && <span data-missing="">0</span>
      return (
        <span
          className={classes.owned}
          title={formatOwned(owned)}
          data-missing={owned.copies === 0 || undefined}
        >
          {owned.copies}
        </span>
      )
    },
  },
}

/** The columns that the user has chosen, in their order. */
export function columnsOf(chosen: readonly SearchColumn[]): Column[] {
  return searchColumns.filter((name) => chosen.includes(name)).map((name) => all[name])
}

export const columnLabels = searchColumns.map((name) => ({ name, label: all[name].label }))
