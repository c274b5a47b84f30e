import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { idOf } from '../../kit/rows/use-pointed-row.ts'

interface Places {
  list: RefObject<HTMLElement | null>
  /** Gets the focus when no row is left. */
  heading: RefObject<HTMLElement | null>
  /** The ids of all rows, in order. */
  ids: readonly string[]
}

/**
 * Makes the list a single tab stop and preserves the focus in it: a row that moves keeps the focus, and a
 * removed row passes it to the next one, or else to the previous one.
 */
export function useRowFocus({ list, heading, ids }: Places) {
  const [lastFocused, setLastFocused] = useState<string>()
  const focused = useRef<string>(undefined)
  const shown = useRef(ids)
  const activeId = lastFocused !== undefined && ids.includes(lastFocused) ? lastFocused : ids[0]

  function focusRow(id: string | undefined): boolean {
    const main = id !== undefined && mainOf(list.current, id)
    if (main) main.focus()
    return Boolean(main)
  }

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = ids
    const id = focused.current
    if (id === undefined || !isFocusLost()) return
    if (!focusRow(nearestRow({ id, before, current: ids }))) heading.current?.focus()
  })

  return {
    activeId,
    focusRow,
    listeners: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        focused.current = idOf(target)
        if (focused.current !== undefined) setLastFocused(focused.current)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        // A removed row did not lose the focus to anything; a dialog returns it.
        if (!target.isConnected) return
        if (relatedTarget instanceof Element && !isInOtherDialog(relatedTarget, list.current)) {
          focused.current = idOf(relatedTarget)
        } else if (relatedTarget === null) focused.current = undefined
      },
    },
  }
}

function mainOf(list: HTMLElement | null, id: string) {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-main]`)
}

/** The editor is a dialog itself. */
function isInOtherDialog(element: Element, list: HTMLElement | null): boolean {
  const dialog = element.closest('[role=dialog]')
  return dialog !== null && !dialog.contains(list)
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body
}

interface Line {
  id: string
  before: readonly string[]
  current: readonly string[]
}

/** The row itself, or else the nearest of its former neighbors, first those after it. */
function nearestRow({ id, before, current }: Line): string | undefined {
  const place = before.indexOf(id)
  const after = before.slice(place)
  const earlier = before.slice(0, Math.max(place, 0)).reverse()
  return [id, ...after, ...earlier].find((one) => current.includes(one))
}
