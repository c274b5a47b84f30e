import { useState } from 'react'

/** Which items of a list are selected. While it is active, items have a checkbox and there is a bar. */
export interface Selection {
  isActive: boolean
  /** The selected items that are shown, in the order of the list. */
  ids: readonly string[]
  has: (id: string) => boolean
  /** Shows the checkboxes with nothing selected. */
  start: () => void
  toggle: (id: string) => void
  /** Selects everything from an item, or else from the one that was selected last, up to this one. */
  extendTo: (id: string, from?: string) => void
  selectAll: () => void
  /** Deselects everything and ends the selection. */
  clear: () => void
}

interface State {
  isActive: boolean
  selected: ReadonlySet<string>
  /** Where a range begins. */
  anchor: string | undefined
}

const inactive: State = { isActive: false, selected: new Set(), anchor: undefined }

/**
 * The selection of a list whose items have these ids, in the order in which they are shown. What is no longer
 * shown is not selected: nothing happens to an item out of sight.
 */
export function useSelection(shown: readonly string[]): Selection {
  const [state, setState] = useState(inactive)
  const select = (ids: Iterable<string>, anchor: string | undefined) =>
    setState({ isActive: true, selected: new Set(ids), anchor })
  const ids = shown.filter((id) => state.selected.has(id))
  const has = (id: string) => state.selected.has(id)

  return {
    isActive: state.isActive,
    ids,
    has,
    start: () => select([], undefined),
    toggle: (id) => select(has(id) ? ids.filter((one) => one !== id) : [...ids, id], id),
    extendTo: (id, from = state.anchor ?? id) => select([...ids, ...between(shown, from, id)], id),
    selectAll: () => select(shown, state.anchor),
    clear: () => setState(inactive),
  }
}

/** The ids from one to another, in either direction; just the other one when the first is not shown. */
function between(shown: readonly string[], from: string, to: string): readonly string[] {
  const [start, end] = [shown.indexOf(from), shown.indexOf(to)].toSorted((a, b) => a - b)
  if (start === undefined || end === undefined || start < 0) return [to]
  return shown.slice(start, end + 1)
}
