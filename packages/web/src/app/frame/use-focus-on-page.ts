import { type RouterState, useRouterState } from '@tanstack/react-router'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the content when another page is shown, so that it is read from its top. What
 * opens on a page, under an address of its own, has the focus its own way.
 */
export function useFocusOnPage(main: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: pageOf })
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    main.current?.focus({ preventScroll: true })
  }, [main, path])
}

/** The first route below the root; an address without one is a page too: that nothing is there. */
function pageOf({ matches, location }: RouterState): string {
  return matches[1]?.routeId ?? location.pathname
}
