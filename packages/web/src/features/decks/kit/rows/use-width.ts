import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in px, measured before paint; a likely one in the first render. */
export function useWidth(of: RefObject<HTMLElement | null>, likely: () => number): number {
  const [width, setWidth] = useState(likely)
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [of])
  return width
}
