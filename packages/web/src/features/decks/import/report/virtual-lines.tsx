import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import classes from './line-list.module.css'
import { ListLine, type ListLineProps } from './list-line.tsx'

interface VirtualLinesProps {
  label: string
  /** The places of the lines in their list. */
  indexes: readonly number[]
  propsOf: (index: number) => ListLineProps | undefined
}

/** As high as most lines are, in pixels. */
const usualHeight = 148
const overscan = 6

/** The lines that are near the screen, and that with the focus wherever it is. */
export function VirtualLines({ label, indexes, propsOf }: VirtualLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: indexes.length,
    estimateSize: () => usualHeight,
    scrollMargin: top,
    overscan,
    // What is not displayed has no height; then thousands of lines would find room on the screen.
    measureElement: (line, entry, virtualizer) =>
      measureElement(line, entry, virtualizer) || usualHeight,
    rangeExtractor: (range) => withPlace(range, focusedPlace(list.current)),
  })
  // What stands above the list may grow and shrink.
  useLayoutEffect(() => {
    const { current } = list
    if (current) setTop(current.getBoundingClientRect().top + window.scrollY)
  }, [])
  return (
    <ul
      ref={list}
      className={classes.lines}
      aria-label={label}
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, start }) => {
        const index = indexes[place] ?? 0
        const props = propsOf(index)
        return (
          <li
            key={index}
            ref={virtualizer.measureElement}
            data-index={place}
            aria-setsize={indexes.length}
            aria-posinset={place + 1}
            className={classes.line}
            style={{ position: 'absolute', insetInline: 0, top: start - top }}
          >
            {props && <ListLine {...props} />}
          </li>
        )
      })}
    </ul>
  )
}

/** -1 when the focus is elsewhere. */
function focusedPlace(list: HTMLElement | null): number {
  const { activeElement } = document
  const line = list?.contains(activeElement) ? activeElement?.closest('[data-index]') : null
  return Number(line?.getAttribute('data-index') ?? -1)
}

function withPlace(range: Range, place: number): number[] {
  const near = defaultRangeExtractor(range)
  if (place < 0 || place >= range.count || near.includes(place)) return near
  return [...near, place].sort((a, b) => a - b)
}
