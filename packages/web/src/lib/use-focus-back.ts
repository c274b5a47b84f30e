import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A button that is disabled while it works loses the focus; this gives it back afterwards. */
export function useFocusBack<T extends HTMLElement>(isPending: boolean): RefObject<T | null> {
  const element = useRef<T>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (isPending) hadFocus.current = activeElement === element.current
    else if (hadFocus.current && activeElement === body) element.current?.focus()
  }, [isPending])
  return element
}
