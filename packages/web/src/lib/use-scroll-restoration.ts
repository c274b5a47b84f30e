import { useElementScrollRestoration } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { scrollKey } from './scroll-key.ts'

/**
 * Restores the scroll position, in the component that makes a page long. The router does so when the
 * page is long enough; after a reload, the page is too short until its data is there.
 */
export function useScrollRestoration(): void {
  const position = useElementScrollRestoration({ getElement: () => window, getKey: scrollKey })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the component is mounted
  useLayoutEffect(() => {
    if (position && window.scrollY === 0) window.scrollTo(0, position.scrollY)
  }, [])
}
