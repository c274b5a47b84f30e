import { type RefCallback, useCallback, useEffectEvent } from 'react'

/**
 * A ref for an element that may be removed while focused: then the focus goes to the element that
 * `next` returns, instead of the page's body.
 */
export function useFocusHandover(next: () => HTMLElement | null): RefCallback<HTMLElement> {
  const handOver = useEffectEvent(() => next()?.focus())
  return useCallback((element) => {
    return () => {
      // Ref cleanups run before elements are removed, when their successors are not there yet.
      if (document.activeElement === element) queueMicrotask(handOver)
    }
  }, [])
}
