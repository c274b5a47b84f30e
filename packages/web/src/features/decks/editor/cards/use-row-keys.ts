import type { KeyboardEvent } from 'react'
import type { Selection } from '../../../../ui/selection/use-selection.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { commanderRowId } from '../../kit/rows/deck-sections.ts'
import { idOf } from '../../kit/rows/use-pointed-row.ts'
import { actionOfKey, stepOfKey } from './row-keys.ts'
import type { RowActions } from './use-row-actions.ts'

interface KeysOf {
  /** By id, in order. */
  rows: ReadonlyMap<string, DeckRow>
  rowActions: RowActions
  focusRow: (id: string | undefined) => void
  selection: Selection
}

/** The keys that work while the focus is in a row. */
export function useRowKeys({ rows, rowActions, focusRow, selection }: KeysOf) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // React events of a menu bubble here, although it is in a portal.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    const id = idOf(target)
    const row = id !== undefined && rows.get(id)
    if (!row) return

    if (isFieldKey(event)) return
    if (moves(event, id) || selects(event, selection, id)) {
      event.preventDefault()
      return
    }
    const run = id === commanderRowId ? undefined : actionOfKey(event, row)
    if (!run) return
    event.preventDefault()
    run(rowActions, row)
  }

  /** Moves the focus; with Shift the rows on the way are selected. */
  function moves(event: KeyboardEvent<HTMLElement>, id: string): boolean {
    const ids = [...rows.keys()]
    const step = stepOfKey(event)
    if (!step) return false
    const next = ids[step(ids.indexOf(id), ids.length)]
    const isRow = next !== undefined && next !== commanderRowId
    if (event.shiftKey && isRow) selection.extendTo(next, id)
    focusRow(next)
    return true
  }
}

const leavesField: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown'])

/** While a quantity is typed, other keys are the field's. */
function isFieldKey({ key, target }: KeyboardEvent): boolean {
  return target instanceof HTMLInputElement && !leavesField.has(key)
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
