import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { useShortcut } from '../../../lib/use-shortcut.ts'
import { useItemKeys } from '../../../ui/use-item-keys.ts'
import { entriesOf, type ResultRow, rowWith } from './result-rows.ts'

interface KeyedList {
  list: RefObject<HTMLElement | null>
  rows: readonly ResultRow[]
  virtualizer: Virtualizer<Window, HTMLElement>
  /** Results stand side by side, so left and right lead from one to the other. */
  hasColumns: boolean
}

/** The arrow keys, Home and End go from result to result, and A adds the one with the focus or under the pointer. */
export function useResultKeys({ list, rows, virtualizer, hasColumns }: KeyedList): void {
  useItemKeys({
    list,
    moved: (from, key) => moved(rows, from, hasColumns ? key : rowKey(key)),
    scrollTo: (position) => virtualizer.scrollToIndex(rowWith(rows, position), { align: 'center' }),
  })
  useShortcut('a', () => addButtonIn(list.current)?.click())
}

/** Where a key leads from a position; undefined when it leads nowhere. */
function moved(rows: readonly ResultRow[], from: number, key: string): number | undefined {
  const at = rowWith(rows, from)
  const entries = entriesOf(rows[at])
  const column = entries.findIndex(({ position }) => position === from)
  const last = rows.at(-1)
  switch (key) {
    case 'ArrowDown':
      return inRow(rows[at + 1], column)
    case 'ArrowUp':
      return inRow(rows[at - 1], column)
    case 'ArrowRight':
      return entries[column + 1]?.position ?? rows[at + 1]?.position
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined
    case 'Home':
      return 0
    case 'End':
      return entriesOf(last).at(-1)?.position ?? last?.position
    default:
      return undefined
  }
}

function inRow(row: ResultRow | undefined, column: number): number | undefined {
  const entries = entriesOf(row)
  return entries[Math.min(Math.max(column, 0), entries.length - 1)]?.position ?? row?.position
}

/** In a table, left and right scroll it. */
function rowKey(key: string): string {
  return key === 'ArrowLeft' || key === 'ArrowRight' ? '' : key
}

function addButtonIn(list: HTMLElement | null): HTMLElement | undefined {
  const focused = list?.querySelector<HTMLElement>('[data-position]:focus-within [data-add]')
  return (
    focused ?? list?.querySelector<HTMLElement>('[data-position]:hover [data-add]') ?? undefined
  )
}
