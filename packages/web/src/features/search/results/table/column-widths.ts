import type { SearchColumn } from '@manafolio/contract'
import { narrowTable } from '../result-views.ts'
import { type Column, columnsOf } from './columns.tsx'

/** The table, so that the menu of its columns can look up how wide it is. */
export const tableId = 'result-table'

/** In pixels: the least width, and the one that shows most texts whole. */
const nameWidths = { least: 150, width: 240 }
const narrowNameWidths = { least: 126, width: 168 } // for the longest label
const labelWidth = 128
const addWidth = 52

/** Which columns come first where there is no room for all. */
const priorities: readonly SearchColumn[] = [
  ...(['printing', 'usd', 'owned', 'manaCost', 'rarity', 'usdFoil', 'type'] as const),
  ...(['usdEtched', 'eur', 'stats', 'released', 'eurFoil', 'artist'] as const),
]

interface TableRoom {
  /** Of the table, in pixels. */
  width: number
  /** Versions of a card have labels. */
  hasLabels: boolean
}

interface TableColumns {
  columns: Column[]
  /** Chosen as well, but there is no room for them. */
  hidden: Column[]
  widths: { name: number; label: number; add: number; columns: number[] }
}

/** The chosen columns that have room: the table never scrolls sideways, so its head can stick. */
export function fitColumns(chosen: readonly SearchColumn[], room: TableRoom): TableColumns {
  const isNarrow = room.width < narrowTable
  const name = isNarrow ? narrowNameWidths : nameWidths
  const label = room.hasLabels && !isNarrow ? labelWidth : 0
  let free = room.width - name.least - label - addWidth
  const fitting = new Set<Column>()
  const leastOf = (one: WidthRange) => (isNarrow ? (one.leastNarrow ?? one.least) : one.least)
  const all = columnsOf(chosen)
  for (const column of all.toSorted(byPriority)) {
    const least = leastOf(column)
    if (least > free) continue
    free -= least
    fitting.add(column)
  }
  const columns = all.filter((column) => fitting.has(column))
  const needs = [name, ...columns].reduce((sum, one) => sum + one.width - leastOf(one), 0)
  const widthOf = (one: WidthRange) =>
    leastOf(one) + Math.floor((free * (one.width - leastOf(one))) / needs)
  return {
    columns,
    hidden: all.filter((column) => !fitting.has(column)),
    widths: { name: widthOf(name), label, add: addWidth, columns: columns.map(widthOf) },
  }
}

type WidthRange = Pick<Column, 'least' | 'leastNarrow' | 'width'>

function byPriority(a: Column, b: Column): number {
  return priorities.indexOf(a.name) - priorities.indexOf(b.name)
}
