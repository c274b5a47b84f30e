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
 * Adding a suggestion removes it from the list together with the focused button. The focus moves to the item
 * that takes its place, so that cards can be added one after another by keyboard.
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
    onAdded: (item) => {
      added.current = item
    },
  }
}
