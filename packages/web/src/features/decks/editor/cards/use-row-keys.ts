import type { KeyboardEvent } from 'react'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import { idOf } from '../../kit/rows/use-pointed-row.ts'
import { actionOfKey, stepOfKey } from './row-keys.ts'
import type { ListItems, OpenLines } from './use-lines.ts'
import type { RowActions } from './use-row-actions.ts'

interface KeysOf {
  /** By id. */
  rows: ReadonlyMap<string, DeckRow>
  items: ListItems
  openLines: OpenLines
  rowActions: RowActions
  focusRow: (id: string | undefined) => void
  selection: Selection
}

/** The keys that work while the focus is in a row. */
export function useRowKeys(of: KeysOf) {
  const { rows, items, rowActions, focusRow, selection } = of
  return (event: KeyboardEvent<HTMLElement>) => {
    const id = idAt(event)
    if (id === undefined || isFieldKey(event)) return
    const row = rows.get(id)
    if (opens(event, id, of) || moves(event, id) || selects(event, selection, id)) {
      event.preventDefault()
      return
    }
    const run = row && id !== commanderRowId ? actionOfKey(event, row) : undefined
    if (!row || !run) return
    event.preventDefault()
    run(rowActions, row)
  }

  /** Moves the focus; with Shift the rows on the way are selected. */
  function moves(event: KeyboardEvent<HTMLElement>, id: string): boolean {
    const { ids } = items
    const step = stepOfKey(event)
    if (!step) return false
    const next = ids[step(ids.indexOf(id), ids.length)]
    const isRow = next !== undefined && next !== commanderRowId
    if (event.shiftKey && isRow) selection.extendTo(next, id)
    focusRow(next)
    return true
  }
}

/** React events of a menu bubble here, although it is in a portal. */
function idAt({ target, currentTarget }: KeyboardEvent<HTMLElement>): string | undefined {
  return target instanceof Node && currentTarget.contains(target) ? idOf(target) : undefined
}

const leavesField: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown'])

/** While a quantity is typed, other keys are the field's. */
function isFieldKey({ key, target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && !leavesField.has(key)
}

/** The arrows open and close the line of a card, as in a tree; within it, the left one closes it. */
function opens(
  { key }: KeyboardEvent,
  id: string,
  { items, openLines, focusRow }: KeysOf,
): boolean {
  const line = items.lines.get(id) ?? items.lineOfRow.get(id)
  const wanted = key === 'ArrowRight' ? true : key === 'ArrowLeft' ? false : undefined
  if (!line || wanted === undefined || openLines.has(line) === wanted) return false
  focusRow(line.id)
  openLines.toggle(line.id)
  return true
}

/** Space selects a row, Ctrl+A all of them; on a button of the row they are the browser's. */
function selects(event: KeyboardEvent<HTMLElement>, selection: Selection, id: string): boolean {
  const { key, target } = event
  const isOnName = target instanceof Element && target.closest('[data-main]') !== null
  if (key === ' ' && isOnName && id !== commanderRowId) selection.toggle(id)
  else if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) selection.selectAll()
  else return false
  return true
}
