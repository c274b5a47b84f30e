import type { RefObject } from 'react'
import { useItemKeys } from '../../ui/use-item-keys.ts'
import { useTabStop } from './use-tab-stop.ts'
import classes from './wall-keys.module.css'

interface WallKeysProps {
  list: RefObject<HTMLElement | null>
  /** The number of tiles, and of those beside each other. */
  count: number
  columns: number
  scrollTo: (position: number) => void
}

/**
 * The Tab key stops at one tile; the arrow keys, Home and End go from tile to tile, and a link to the end of
 * them.
 */
export function WallKeys({ list, count, columns, scrollTo }: WallKeysProps) {
  useTabStop(list)
  useItemKeys({
    list,
    moved(from, key) {
      const position = moves[key]?.(from, { count, columns })
      return position !== undefined && position >= 0 && position < count ? position : undefined
    },
    scrollTo,
  })
  return (
    <div className={classes.keys}>
      <a href="#wall-end" className={classes.skip}>
        Skip the cards
      </a>
      <span id="wall-keys">Arrow keys go from card to card</span>
    </div>
  )
}

type Move = (from: number, wall: { count: number; columns: number }) => number

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (from, { columns }) => from + columns,
  ArrowUp: (from, { columns }) => from - columns,
  ArrowRight: (from) => from + 1,
  ArrowLeft: (from) => from - 1,
  Home: () => 0,
  End: (_, { count }) => count - 1,
}
