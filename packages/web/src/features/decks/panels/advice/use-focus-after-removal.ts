import { type RefObject, useLayoutEffect, useRef } from 'react'

interface Removed {
  id: string
  place: number
}

interface FocusAfterRemoval {
  list: RefObject<HTMLUListElement | null>
  onRemoved: (removed: Removed) => void
}

/**
 * An item that is added to the deck, or dismissed, leaves the list together with the focused button. The
 * focus moves to the item that takes its place, so that one can be handled after another by keyboard, or
 * to the title of the section (data-suggestions-title) when there is none.
 */
export function useFocusAfterRemoval(ids: readonly string[]): FocusAfterRemoval {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<Removed | null>(null)
  useLayoutEffect(() => {
    if (!removed.current || ids.includes(removed.current.id)) return
    const { place } = removed.current
    removed.current = null
    if (document.activeElement !== document.body) return
    const items = list.current?.children
    const next = items?.[Math.min(place, items.length - 1)]
    const title = list.current?.closest('section')?.querySelector('[data-suggestions-title]')
    const target = next ?? title
    if (target instanceof HTMLElement) target.focus()
  })
  return {
    list,
    onRemoved: (item) => {
      removed.current = item
    },
  }
}
