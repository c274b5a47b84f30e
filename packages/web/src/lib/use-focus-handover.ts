import { type RefCallback, useCallback, useEffectEvent } from 'react'

/**
 * A ref for an element that may go away while it has the focus: then the focus goes to what `next`
 * returns, in place of the page's body.
 */
export function useFocusHandover(next: () => HTMLElement | null): RefCallback<HTMLElement> {
  const handOver = useEffectEvent(() => next()?.focus())
  return useCallback((element) => {
    return () => {
      // Refs are cleaned up before elements are removed, and what comes after them is not there yet.
      if (document.activeElement === element) queueMicrotask(handOver)
    }
  }, [])
}
