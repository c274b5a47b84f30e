import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'

interface WindowRows {
  count: number
  /** The offset of the first row from the top of the page, in pixels. */
  top: number
  /** The likely height of a row in pixels; rows are measured when they are rendered. */
  heightOf: (index: number) => number
  /** What a row is known by when its index changes; memoized. By default the index. */
  keyOf?: (index: number) => string
  /** The index of the row that has the focus, or -1. */
  focusedRow: () => number
  /** Rows beyond each edge of the viewport. */
  overscan: number
  /** What all heights depend on: when it changes, those measured before are forgotten. */
  layout?: string
}

/** The rows of a long list near the viewport, and the one with the focus wherever it is. */
export function useWindowRows({ count, top, heightOf, keyOf, layout, ...rows }: WindowRows) {
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    estimateSize: heightOf,
    scrollMargin: top,
    overscan: rows.overscan,
    ...(keyOf && { getItemKey: keyOf }),
    // Hidden elements have no height; then thousands of rows would fit on the screen.
    measureElement: (row, entry, virtualizer) =>
      measureElement(row, entry, virtualizer) || heightOf(virtualizer.indexFromElement(row)),
    rangeExtractor: (range) => withRow(range, rows.focusedRow()),
  })
  const measured = useRef(layout)
  useLayoutEffect(() => {
    if (measured.current === layout) return
    measured.current = layout
    virtualizer.measure()
    virtualizer.getTotalSize() // recomputes the estimates, with which resizeItem compares
    // No observer reports rows that have their new height already.
    for (const row of virtualizer.elementsCache.values()) {
      const index = virtualizer.indexFromElement(row)
      virtualizer.resizeItem(index, row.offsetHeight || virtualizer.options.estimateSize(index))
    }
  }, [virtualizer, layout])
  return virtualizer
}

function withRow(range: Range, row: number): number[] {
  const near = defaultRangeExtractor(range)
  if (row < 0 || row >= range.count || near.includes(row)) return near
  return [...near, row].sort((a, b) => a - b)
}

/** Of a list whose rows have their index in `data-index`; -1 when the focus is elsewhere. */
export function focusedRowIn(list: HTMLElement | null): number {
  const { activeElement } = document
  const row = list?.contains(activeElement) ? activeElement?.closest('[data-index]') : null
  return Number(row?.getAttribute('data-index') ?? -1)
}
