import type { CollectionEntry } from '@manafolio/contract'
import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { CardTile } from './card-tile.tsx'
import classes from './card-wall.module.css'
import type { EntryActions } from './use-entry-changes.ts'
import { useRememberedPlace } from './use-remembered-place.ts'
import { useTileWall } from './use-tile-wall.ts'
import { useWallFocus } from './use-wall-focus.ts'
import { useWallLayout, type WallLayout } from './use-wall-layout.ts'
import { useWallRows } from './use-wall-rows.ts'

const loadDialog = () => import('./copies/copies-dialog.tsx')
const CopiesDialog = lazy(async () => ({ default: (await loadDialog()).CopiesDialog }))

interface CardWallProps {
  entries: CollectionEntry[]
  /** Of the entries that are being changed. */
  pendingIds: ReadonlySet<string>
  actions: EntryActions
}

/** The entries as tiles, of which only those near the screen are there. */
export function CardWall({ entries, pendingIds, actions }: CardWallProps) {
  const list = useRef<HTMLDivElement>(null)
  const [menuOf, setMenuOf] = useState<string | null>(null)
  const [copiesOf, setCopiesOf] = useState<string | null>(null)
  const layout = useWallLayout(list)
  const { focusedPlace, leave, ...listeners } = useWallFocus(list, entries)
  const { height, measureRow, rows, isScrolling } = useWallRows({ entries, layout, focusedPlace })
  useRememberedPlace()
  useEffect(() => whenIdle(loadDialog), []) // it should open at once, also without a network
  const wall = useTileWall({
    actions,
    isScrolling,
    onMenu: setMenuOf,
    onCopies: setCopiesOf,
    onLeave: leave,
  })
  const shown = copiesOf && entries.find(({ scryfallId }) => scryfallId === copiesOf)
  return (
    <>
      {/* Rows stand between the list and its items, which a real list does not allow. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        ref={list}
        role="list"
        aria-label="Cards in your collection"
        className={classes.wall}
        style={{ height }}
        {...listeners}
      >
        {rows.map((row) => (
          <div
            key={row.index}
            ref={measureRow}
            role="presentation"
            data-index={row.index}
            className={classes.row}
            style={rowStyle(row.offset, layout)}
          >
            {row.entries.map((entry, column) => (
              // biome-ignore lint/a11y/useSemanticElements: its list is none, see above
              <div
                key={entry.scryfallId}
                role="listitem"
                aria-setsize={entries.length}
                aria-posinset={row.first + column + 1}
                data-entry={entry.scryfallId}
              >
                <CardTile
                  entry={entry}
                  wall={wall}
                  isPending={pendingIds.has(entry.scryfallId)}
                  hasMenu={menuOf === entry.scryfallId}
                />
              </div>
            ))}
          </div>
        ))}
      </div>
      {shown && (
        <Suspense fallback={null}>
          <CopiesDialog entry={shown} onClose={() => setCopiesOf(null)} />
        </Suspense>
      )}
    </>
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
