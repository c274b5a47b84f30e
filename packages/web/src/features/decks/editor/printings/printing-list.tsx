import type { Card } from '@manafolio/contract'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../../ui/button.tsx'
import { PrintingBar } from './printing-bar.tsx'
import classes from './printing-dialog.module.css'
import { lowestPrice, type PrintingSort, printingsShown, usdOf } from './printing-order.ts'
import { PrintingTile } from './printing-tile.tsx'

/** How many tiles a key moves, given the number of columns. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
}

interface PrintingListProps {
  printings: readonly Card[]
  currentId: string
  busyWith: string | null
  /** Whether all printings are loaded. */
  isComplete: boolean
  onChoose: (card: Card) => void
}

/** Basic lands have hundreds of printings, so they are rendered in steps. */
const tilesPerStep = 60

/** The printings to choose from, with a filter and sort order. */
export function PrintingList(props: PrintingListProps) {
  const { printings, currentId, busyWith, isComplete, onChoose } = props
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<PrintingSort>('newest')
  const [count, setCount] = useState(tilesPerStep)
  const grid = useRef<HTMLUListElement>(null)
  const shown = useMemo(() => printingsShown(printings, { query, sort }), [printings, query, sort])
  const cheapest = useMemo(() => lowestPrice(printings), [printings])
  const visible = shown.slice(0, count)
  const { stop, onKeyDown, onFocus } = useTileKeys(
    grid,
    visible.map(({ id }) => id).filter((id) => id !== currentId),
  )
  // The arrow keys start here; an input that has the focus keeps it.
  useEffect(() => {
    if (document.activeElement?.matches('input')) return
    grid.current
      ?.querySelector<HTMLElement>('button:not([data-current])')
      ?.focus({ preventScroll: true })
  }, [])
  const more = () => setCount(count + tilesPerStep)
  return (
    <>
      <PrintingBar
        query={query}
        sort={sort}
        shown={shown.length}
        all={printings.length}
        isComplete={isComplete}
        onQuery={(next) => {
          setQuery(next)
          setCount(tilesPerStep)
        }}
        onSort={setSort}
      />
      <ul ref={grid} className={classes.printingListGrid} onKeyDown={onKeyDown} onFocus={onFocus}>
        {visible.map((card) => (
          <PrintingTile
            key={card.id}
            card={card}
            isStop={card.id === stop}
            isCurrent={card.id === currentId}
            isCheapest={usdOf(card) === cheapest}
            busyWith={busyWith}
            onChoose={onChoose}
          />
        ))}
      </ul>
      {shown.length === 0 && (
        <p className={classes.printingListNone}>No printings match your filter.</p>
      )}
      {shown.length > count && (
        <Button variant="default" className={classes.more} onClick={more}>
          Show more printings
        </Button>
      )}
    </>
  )
}

/** A roving tab index: all tiles are one tab stop, and arrow keys move among those that can be chosen. */
function useTileKeys(grid: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [lastFocused, setLastFocused] = useState<string>()
  return {
    /** The id of the tile in the tab order. */
    stop: lastFocused !== undefined && ids.includes(lastFocused) ? lastFocused : ids[0],
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setLastFocused(target.dataset.printing),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = steps[event.key]
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return
      const tiles = [...(grid.current?.querySelectorAll('button') ?? [])]
      const at = tiles.findIndex((tile) => tile.matches(':focus'))
      if (at < 0) return
      event.preventDefault()
      nearest(tiles, { at, by: step(columnsOf(grid.current)) })?.focus()
    },
  }
}

/** The tile so many steps away, or else the next one that can be chosen. */
function nearest(tiles: readonly HTMLButtonElement[], { at, by }: { at: number; by: number }) {
  const to = Math.max(0, Math.min(at + by, tiles.length - 1))
  const onwards = tiles.slice(to)
  const back = tiles.slice(0, to + 1).reverse()
  const [first, second] = by > 0 ? [onwards, back] : [back, onwards]
  return [...first, ...second].find(({ dataset }) => dataset.current === undefined)
}

function columnsOf(grid: HTMLElement | null): number {
  const tiles = [...(grid?.children ?? [])]
  const top = topOf(tiles[0])
  const next = tiles.findIndex((tile) => topOf(tile) !== top)
  return next < 0 ? Math.max(tiles.length, 1) : next
}

function topOf(element: Element | undefined): number | undefined {
  return element?.getBoundingClientRect().top
}
