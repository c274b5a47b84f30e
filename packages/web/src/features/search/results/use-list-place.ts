import { useRouter } from '@tanstack/react-router'
import type { Virtualizer } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { scrollKey } from '../../../lib/scroll-key.ts'
import { searchBarHeight, stickHeight } from '../../../ui/stick.ts'
import { type ListPlace, storeListPlace } from './list-place.ts'
import { type ResultRow, rowWith } from './result-rows.ts'

type Rows = Virtualizer<Window, HTMLElement>

interface PlacedList {
  virtualizer: Rows
  rows: readonly ResultRow[]
  reached: number
  /** The offset of the list from the top of the page, in pixels. */
  top: number
  /** Where the list was when the user left it. */
  initial: ListPlace | undefined
}

/**
 * Keeps the first visible result in its place when what is above it changes in height: pages that
 * are loaded, another view, another width. The place is remembered for Back and a reload.
 */
export function useListPlace({ virtualizer, rows, reached, top, initial }: PlacedList): void {
  const router = useRouter()
  const place = useRef<Omit<ListPlace, 'pages'> | undefined>(initial)
  /** From a restored place until the user scrolls: what rows measure changes nothing of it. */
  const isSettling = useRef(initial !== undefined)
  /** Where the list itself scrolled to; the event of that changes nothing. */
  const ownScroll = useRef(Number.NaN)
  /** Where the row of the place began then, from the top of the page. */
  const rowStart = useRef(Number.NaN)

  function restore() {
    if (!place.current) return
    const { position, offset } = place.current
    const row = virtualizer.measurementsCache[rowWith(rows, position)]
    if (!row) return
    const top = Math.max(0, Math.round(row.start - offset))
    // What only comes below must not undo a scroll whose event is still to come.
    const isReached = !isSettling.current || Math.abs(ownScroll.current - top) < 2
    if (row.start === rowStart.current && isReached) return
    rowStart.current = row.start
    if (Math.abs(window.scrollY - top) >= 1) window.scrollTo(0, top)
    // The page may be too short yet.
    ownScroll.current = window.scrollY
  }
  function settle(isOn: boolean) {
    isSettling.current = isOn
    // Else rows that are measured would move the page a second time.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isOn ? () => false : undefined
  }
  const restoreNow = useEffectEvent(() => {
    rowStart.current = Number.NaN
    settle(place.current !== undefined)
    restore()
  })
  const onScroll = useEffectEvent(() => {
    if (Math.abs(window.scrollY - ownScroll.current) < 2) return
    ownScroll.current = Number.NaN
    settle(false)
    const next = placeAt(virtualizer, rows)
    place.current = next
    rowStart.current = next ? next.start : Number.NaN
  })
  const store = useEffectEvent((key: string) => {
    if (place.current || reached > 1) {
      const { position = 0, offset = 0 } = place.current ?? {}
      storeListPlace(key, { position, offset, pages: reached })
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rows are others, or elsewhere
  useLayoutEffect(restore, [rows, top])
  useLayoutEffect(() => {
    if (isSettling.current) settle(true)
    if (isSettling.current) restore()
  })
  useEffect(() => {
    const onLeave = () => store(scrollKey(router.latestLocation))
    window.addEventListener('scroll', onScroll)
    window.addEventListener('pagehide', onLeave)
    const unsubscribe = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged, hrefChanged }) => {
        if (fromLocation && (pathChanged || hrefChanged)) store(scrollKey(fromLocation))
      }),
      // The router scrolls too, to where the page was in pixels.
      router.subscribe('onRendered', () => restoreNow()),
    ]
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', onLeave)
      for (const stop of unsubscribe) stop()
    }
  }, [router])
}

/** The first row that is not under the search bar; undefined at the top of the page. */
function placeAt(virtualizer: Rows, rows: readonly ResultRow[]) {
  const line = window.scrollY + stickHeight() + searchBarHeight
  if (line < virtualizer.options.scrollMargin) return undefined
  const row = virtualizer.getVirtualItemForOffset(line)
  const position = row && rows[row.index]?.position
  return row && position !== undefined
    ? { position, offset: Math.round(row.start - window.scrollY), start: row.start }
    : undefined
}
