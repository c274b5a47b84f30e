import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { scrollKey } from './scroll-key.ts'

interface ScrollRestoration {
  /** A long skeleton stood here, on which the router came as far down as its end. */
  isAfterSkeleton?: boolean
}

/**
 * Restores the scroll position, in the component that makes a page long. The router does so when the
 * page is long enough; after a reload, the page is too short until its data is there.
 */
export function useScrollRestoration({ isAfterSkeleton = false }: ScrollRestoration = {}): void {
  const position = useElementScrollRestoration({ getElement: () => window, getKey: scrollKey })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the component is mounted
  useLayoutEffect(() => {
    if (!position) return
    const isShort = isAfterSkeleton ? window.scrollY < position.scrollY : window.scrollY === 0
    if (isShort) window.scrollTo(0, position.scrollY)
  }, [])
}
