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

/** The items that one stands for: itself, or those of a closed group. */
type MembersOf = (id: string) => readonly string[]

/**
 * The selection of a list whose items have these ids, in the order in which they are shown. What is no longer
 * shown is not selected: nothing happens to an item out of sight.
 */
export function useSelection(
  shown: readonly string[],
  membersOf: MembersOf = (id) => [id],
): Selection {
  const [state, setState] = useState(inactive)
  const select = (ids: Iterable<string>, anchor: string | undefined) =>
    setState({ isActive: true, selected: new Set(ids), anchor })
  const ids = shown.filter((id) => state.selected.has(id))
  const has = (id: string) => membersOf(id).every((one) => state.selected.has(one))

  return {
    isActive: state.isActive,
    ids,
    has,
    start: () => select([], undefined),
    toggle: (id) => {
      const members = membersOf(id)
      select(has(id) ? ids.filter((one) => !members.includes(one)) : [...ids, ...members], id)
    },
    extendTo: (id, from = state.anchor ?? id) =>
      select([...ids, ...between(shown, membersOf(from), membersOf(id))], id),
    selectAll: () => select(shown, state.anchor),
    clear: () => setState(inactive),
  }
}

/** The ids from some to others, in either direction; just the others when the first are not shown. */
function between(
  shown: readonly string[],
  from: readonly string[],
  to: readonly string[],
): readonly string[] {
  const places = [...from, ...to].map((id) => shown.indexOf(id))
  const start = Math.min(...places)
  return start < 0 ? to : shown.slice(start, Math.max(...places) + 1)
}
