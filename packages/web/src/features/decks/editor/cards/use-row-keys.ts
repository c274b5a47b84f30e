import type { KeyboardEvent } from 'react'
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
}

/** While a quantity is typed, other keys are the field's. */
const leavesField: ReadonlySet<string> = new Set(['ArrowUp', 'ArrowDown'])

/** The keys that work while the focus is in a row. */
export function useRowKeys({ rows, rowActions, focusRow }: KeysOf) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // React events of a menu bubble here, although it is in a portal.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    const id = idOf(target)
    const row = id !== undefined && rows.get(id)
    if (!row) return

    const ids = [...rows.keys()]
    if (target instanceof HTMLInputElement && !leavesField.has(event.key)) return
    const step = stepOfKey(event)
    if (step) {
      event.preventDefault()
      focusRow(ids[step(ids.indexOf(id), ids.length)])
      return
    }
    const run = id === commanderRowId ? undefined : actionOfKey(event, row)
    if (!run) return
    event.preventDefault()
    run(rowActions, row)
  }
}
