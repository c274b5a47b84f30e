import type { KeyboardEvent } from 'react'
import type { DeckRow } from '../deck-actions.ts'
import { commanderRowId } from './deck-sections.ts'
import { actOfKey, stepOfKey } from './row-keys.ts'
import type { RowActs } from './use-row-acts.ts'
import { idOf } from './use-row-focus.ts'

interface KeysOf {
  /** By their ids, in their order. */
  rows: ReadonlyMap<string, DeckRow>
  acts: RowActs
  focusRow: (id: string | undefined) => void
}

/** What keys do while the focus is in a row. */
export function useRowKeys({ rows, acts, focusRow }: KeysOf) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // React hands on what happens in a menu, which stands elsewhere in the page.
    if (!(target instanceof Node) || !currentTarget.contains(target)) return
    const id = idOf(target)
    const row = id !== undefined && rows.get(id)
    if (!row) return

    const ids = [...rows.keys()]
    const step = stepOfKey(event)
    if (step) {
      event.preventDefault()
      focusRow(ids[step(ids.indexOf(id), ids.length)])
      return
    }
    const act = id === commanderRowId ? undefined : actOfKey(event, row)
    if (!act) return
    event.preventDefault()
    act(acts, row)
  }
}
