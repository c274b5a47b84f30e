import {
  defaultRangeExtractor,
  measureElement,
  type Range,
  useWindowVirtualizer,
} from '@tanstack/react-virtual'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import classes from './import-report.module.css'

interface ReportListProps<Item> {
  label: string
  isBusy?: boolean
  items: readonly Item[]
  keyOf: (item: Item) => number
  lineOf: (item: Item) => ReactNode
}

/** Longer lists draw only the lines near the screen. */
const maxDrawn = 200

/** The height of most lines, in pixels. */
const usualHeight = 148
const overscan = 6

/** The lines of a report. */
export function ReportList<Item>(props: ReportListProps<Item>) {
  const { label, isBusy, items, keyOf, lineOf } = props
  if (items.length > maxDrawn) return <VirtualList {...props} />
  return (
    <ul className={classes.list} aria-label={label} aria-busy={isBusy}>
      {items.map((item) => (
        <li key={keyOf(item)} className={classes.item}>
          {lineOf(item)}
        </li>
      ))}
    </ul>
  )
}

/** Draws the lines near the screen, and the focused one wherever it is. */
function VirtualList<Item>({ label, isBusy, items, keyOf, lineOf }: ReportListProps<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    estimateSize: () => usualHeight,
    scrollMargin: top,
    overscan,
    // Elements that are not displayed have no height; thousands of lines would then fit on the screen.
    measureElement: (line, entry, virtualizer) =>
      measureElement(line, entry, virtualizer) || usualHeight,
    rangeExtractor: (range) => withPlace(range, focusedPlace(list.current)),
  })
  useLayoutEffect(() => {
    const { current } = list
    if (current) setTop(current.getBoundingClientRect().top + window.scrollY)
  }, [])
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label={label}
      aria-busy={isBusy}
      style={{ position: 'relative', height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index: place, start }) => {
        const item = items[place]
        if (item === undefined) return null
        return (
          <li
            key={keyOf(item)}
            ref={virtualizer.measureElement}
            data-index={place}
            aria-setsize={items.length}
            aria-posinset={place + 1}
            className={classes.item}
            style={{ position: 'absolute', insetInline: 0, top: start - top }}
          >
            {lineOf(item)}
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
