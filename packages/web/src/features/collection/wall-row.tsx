import type { CSSProperties, Ref } from 'react'
import type { WallLayout } from '../../card-kit/use-wall-layout.ts'
import { CardTile, type TileWall } from './card-tile.tsx'
import classes from './card-wall.module.css'
import type { Row } from './use-wall-rows.ts'

interface WallRowProps {
  ref: Ref<HTMLDivElement>
  row: Row
  layout: WallLayout
  /** The number of entries in the whole wall. */
  count: number
  wall: TileWall
  pendingIds: ReadonlySet<string>
}

/** A row of tiles, positioned by its offset. */
export function WallRow({ ref, row, layout, count, wall, pendingIds }: WallRowProps) {
  return (
    <div
      ref={ref}
      role="presentation"
      data-index={row.index}
      className={classes.row}
      style={rowStyle(row.offset, layout)}
    >
      {row.entries.map((entry, column) => (
        // biome-ignore lint/a11y/useSemanticElements: its list is none, see the wall
        <div
          key={entry.scryfallId}
          role="listitem"
          aria-setsize={count}
          aria-posinset={row.first + column + 1}
          data-entry={entry.scryfallId}
          data-position={row.first + column}
        >
          <CardTile entry={entry} wall={wall} isPending={pendingIds.has(entry.scryfallId)} />
        </div>
      ))}
    </div>
  )
}

function rowStyle(offset: number, { columns, columnGap, rowGap }: WallLayout): CSSProperties {
  return {
    transform: `translateY(${offset}px)`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap,
    paddingBottom: rowGap,
  }
}
