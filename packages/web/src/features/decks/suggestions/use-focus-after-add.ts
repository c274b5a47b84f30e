import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Added {
  id: string
  place: number
}

interface FocusAfterAdd {
  list: RefObject<HTMLUListElement | null>
  onAdded: (added: Added) => void
}

/**
 * Who adds a suggestion has it leave the list, and with it the button that has the focus. The focus then
 * goes to the item that comes into its place, so that one after the other can be added by keyboard.
 */
export function useFocusAfterAdd(ids: readonly string[]): FocusAfterAdd {
  const list = useRef<HTMLUListElement>(null)
  const added = useRef<Added | null>(null)
  useLayoutEffect(() => {
    if (!added.current || ids.includes(added.current.id)) return
    const { place } = added.current
    added.current = null
    const items = list.current?.children
    const next = items?.[Math.min(place, items.length - 1)]
    if (document.activeElement === document.body && next instanceof HTMLElement) next.focus()
  })
  return {
    list,
    onAdded: (it) => {
      added.current = it
    },
  }
}
