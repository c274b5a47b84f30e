import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { scrollKey } from '../../lib/scroll-key.ts'

/**
 * Goes to where somebody was on this page. The router does that when it has a page; after a reload
 * the page is not yet as long as it was then, until the wall is there.
 */
export function useRememberedPlace(): void {
  const place = useElementScrollRestoration({ getElement: () => window, getKey: scrollKey })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the wall comes
  useLayoutEffect(() => {
    if (place && window.scrollY === 0) window.scrollTo(0, place.scrollY)
  }, [])
}
