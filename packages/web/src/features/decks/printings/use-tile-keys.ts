import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'

/** How far an arrow leads, in tiles, where so many stand side by side. */
const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
}

/** One stop of the Tab key for all tiles; arrows lead from one to another that can be chosen. */
export function useTileKeys(grid: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const [wanted, setWanted] = useState<string>()
  return {
    /** The id of the tile that the Tab key stops at. */
    stop: wanted !== undefined && ids.includes(wanted) ? wanted : ids[0],
    onFocus: ({ target }: FocusEvent<HTMLElement>) => setWanted(target.dataset.printing),
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

/** The tile so many further on; in the place of one that can't be chosen the next one that can. */
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
