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

/** The number of columns by the width of the wall: phones, tablets and wider screens. */
const forms = [
  { from: 1060, columns: 6, columnGap: 24, rowGap: 32 },
  { from: 660, columns: 4, columnGap: 24, rowGap: 32 },
  { from: 0, columns: 2, columnGap: 16, rowGap: 28 },
] as const

/** The layout of the wall; measured before the first paint, and whenever its position changes. */
export function useWallLayout(wall: RefObject<HTMLElement | null>): WallLayout {
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
  return layoutOf(box)
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

function layoutOf({ width, top }: Box): WallLayout {
  const { columns, columnGap, rowGap } = forms.find(({ from }) => width >= from) ?? forms[2]
  const tileWidth = (width - columnGap * (columns - 1)) / columns
  return { columns, columnGap, rowGap, width, tileWidth, top }
}
