import { type RefObject, useLayoutEffect, useState } from 'react'

export interface WallLayout {
  columns: number
  /** Width of the wall and of one tile, in pixels. */
  width: number
  tileWidth: number
  columnGap: number
  rowGap: number
  /** The wall's offset from the top of the page. */
  top: number
}

/** From which width of the wall on it has so many columns. */
export interface WallForm {
  from: number
  columns: number
  columnGap: number
  rowGap: number
}

/** Phones, tablets and wider screens; the widest first. */
const usualForms: readonly WallForm[] = [
  { from: 1060, columns: 6, columnGap: 24, rowGap: 32 },
  { from: 660, columns: 4, columnGap: 24, rowGap: 32 },
  { from: 0, columns: 2, columnGap: 16, rowGap: 28 },
]

/** The layout of the wall; measured before the first paint, and whenever its position changes. */
export function useWallLayout(
  wall: RefObject<HTMLElement | null>,
  forms: readonly WallForm[] = usualForms,
): WallLayout {
  const [box, setBox] = useState({ width: likelyWidth(), top: 0 })
  useLayoutEffect(() => {
    const element = wall.current
    if (!element) return
    const measure = () => setBox((before) => measured(element, before))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Elements appearing above the wall move it without resizing it.
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [wall])
  return layoutOf(box, forms)
}

interface Box {
  width: number
  top: number
}

function measured(element: HTMLElement, before: Box): Box {
  const width = element.clientWidth || before.width
  const top = Math.round(element.getBoundingClientRect().top + window.scrollY)
  return before.width === width && before.top === top ? before : { width, top }
}

/** A first guess from the viewport width, which is usually right. */
function likelyWidth(): number {
  return Math.min(1200, document.documentElement.clientWidth - 40)
}

function layoutOf({ width, top }: Box, forms: readonly WallForm[]): WallLayout {
  const form = forms.find(({ from }) => width >= from)
  const { columns, columnGap, rowGap } = form ?? { columns: 1, columnGap: 0, rowGap: 0 }
  const tileWidth = (width - columnGap * (columns - 1)) / columns
  return { columns, columnGap, rowGap, width, tileWidth, top }
}
