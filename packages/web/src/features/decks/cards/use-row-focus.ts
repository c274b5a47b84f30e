import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface Places {
  list: RefObject<HTMLElement | null>
  /** Where the focus goes when no row is left. */
  heading: RefObject<HTMLElement | null>
  /** Of all rows, in their order. */
  ids: readonly string[]
}

/**
 * The list is one stop of the Tab key, and the focus stays in it: a row that is drawn at another place
 * keeps it, one that goes gives it to the next, or to the one before.
 */
export function useRowFocus({ list, heading, ids }: Places) {
  const [wanted, setWanted] = useState<string>()
  const focused = useRef<string>(undefined)
  const shown = useRef(ids)
  const activeId = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0]

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
    if (!focusRow(heir({ id, before, now: ids }))) heading.current?.focus()
  })

  return {
    activeId,
    focusRow,
    listeners: {
      onFocus({ target }: FocusEvent<HTMLElement>) {
        focused.current = idOf(target)
        if (focused.current !== undefined) setWanted(focused.current)
      },
      onBlur({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        // What is gone lost the focus against its will; a dialog gives it back.
        if (!target.isConnected) return
        if (relatedTarget instanceof Element && !relatedTarget.closest('[role=dialog]')) {
          focused.current = idOf(relatedTarget)
        } else if (relatedTarget === null) focused.current = undefined
      },
    },
  }
}

/** The id of the row that an element is in. */
export function idOf(element: EventTarget | null): string | undefined {
  if (!(element instanceof Element)) return undefined
  return element.closest<HTMLElement>('[data-row]')?.dataset.row
}

function mainOf(list: HTMLElement | null, id: string) {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-main]`)
}

function isFocusLost(): boolean {
  const { activeElement, body } = document
  return !activeElement || activeElement === body
}

interface Line {
  id: string
  before: readonly string[]
  now: readonly string[]
}

/** The row itself, or of those that stood around it the next that is still there. */
function heir({ id, before, now }: Line): string | undefined {
  const place = before.indexOf(id)
  const after = before.slice(place)
  const earlier = before.slice(0, Math.max(place, 0)).reverse()
  return [id, ...after, ...earlier].find((one) => now.includes(one))
}
