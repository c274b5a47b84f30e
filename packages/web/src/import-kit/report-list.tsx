import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { focusedRowIn, useWindowRows } from '../ui/use-window-rows.ts'
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
  const virtualizer = useWindowRows({
    count: items.length,
    top,
    heightOf: () => usualHeight,
    focusedRow: () => focusedRowIn(list.current),
    overscan,
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
