import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For the heading of what takes the place of the whole page: it begins at its top, with the focus there. */
export function useFreshView(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return title
}
