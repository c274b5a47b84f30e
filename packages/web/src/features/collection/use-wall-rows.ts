import type { CollectionEntry } from '@manafolio/contract'
import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useState } from 'react'
import { rowHeight } from './row-height.ts'
import type { WallLayout } from './use-wall-layout.ts'

interface WallRows {
  entries: CollectionEntry[]
  layout: WallLayout
  /** Where the entry is that has the focus; -1 when none has it. */
  focusedPlace: () => number
}

/** A row that is near the screen. */
export interface Row {
  index: number
  /** Down from where the wall begins, in pixels. */
  offset: number
  /** The place of its first entry among all. */
  first: number
  entries: CollectionEntry[]
}

/** Rows beyond each edge of the screen: enough that none is missing while a page is turned. */
const overscan = 1

/** The rows of the wall that are near the screen, and that with the focus wherever it is. */
export function useWallRows({ entries, layout, focusedPlace }: WallRows) {
  const { columns, tileWidth, top } = layout
  const [remPx] = useState(
    () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
  )
  const rowAt = (index: number) => entries.slice(index * columns, (index + 1) * columns)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: Math.ceil(entries.length / columns),
    estimateSize: (index) => rowHeight(rowAt(index), layout, remPx),
    scrollMargin: top,
    overscan,
    // What is not displayed has no height; then thousands of rows would find room on the screen.
    measureElement: (row, entry, virtualizer) =>
      measureElement(row, entry, virtualizer) ||
      virtualizer.options.estimateSize(virtualizer.indexFromElement(row)),
    rangeExtractor: (range) => withRow(range, Math.floor(focusedPlace() / columns)),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other widths have other heights
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, columns, tileWidth])
  return {
    isScrolling: useCallback(() => virtualizer.isScrolling, [virtualizer]),
    height: virtualizer.getTotalSize(),
    measureRow: virtualizer.measureElement,
    rows: virtualizer.getVirtualItems().map(
      ({ index, start }): Row => ({
        index,
        offset: start - top,
        first: index * columns,
        entries: rowAt(index),
      }),
    ),
  }
}

function withRow(range: Range, row: number): number[] {
  const near = defaultRangeExtractor(range)
  if (row < 0 || row >= range.count || near.includes(row)) return near
  return [...near, row].sort((a, b) => a - b)
}
