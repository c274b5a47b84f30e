import type { CollectionEntry } from '@manafolio/contract'
import { useRef, useState } from 'react'
import classes from './card-wall.module.css'
import type { TileActions } from './use-emptied-tiles.ts'
import { useRememberedPlace } from './use-remembered-place.ts'
import { useTileWall } from './use-tile-wall.ts'
import { useWallFocus } from './use-wall-focus.ts'
import { useWallLayout } from './use-wall-layout.ts'
import { useWallRows } from './use-wall-rows.ts'
import { WallRow } from './wall-row.tsx'

interface CardWallProps {
  entries: CollectionEntry[]
  /** Of the entries that are being changed. */
  pendingIds: ReadonlySet<string>
  actions: TileActions
  onCopies: (entry: CollectionEntry) => void
}

/** The entries as tiles, of which only those near the screen are there. */
export function CardWall({ entries, pendingIds, actions, onCopies }: CardWallProps) {
  const list = useRef<HTMLDivElement>(null)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const layout = useWallLayout(list)
  const { focusedPlace, ...listeners } = useWallFocus(list, entries)
  const { height, measureRow, rows, isScrolling } = useWallRows({ entries, layout, focusedPlace })
  useRememberedPlace()
  const wall = useTileWall({ actions, isScrolling, onMenu: setMenuOf, onCopies })
  return (
    // Rows stand between the list and its items, which a real list does not allow.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div
      ref={list}
      role="list"
      aria-label="Cards in your collection"
      className={classes.wall}
      style={{ height }}
      {...listeners}
    >
      {rows.map((row) => (
        <WallRow
          key={row.index}
          ref={measureRow}
          row={row}
          layout={layout}
          count={entries.length}
          wall={wall}
          pendingIds={pendingIds}
          menuOf={menuOf}
        />
      ))}
    </div>
  )
}
