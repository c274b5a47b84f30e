import type { CollectionEntry } from '@manafolio/contract'
import { useMediaQuery } from '@mantine/hooks'
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useWallLayout } from '../../card-kit/use-wall-layout.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { useSite } from '../../lib/site.ts'
import { useScrollRestoration } from '../../lib/use-scroll-restoration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { TileWall } from './card-tile.tsx'
import classes from './card-wall.module.css'
import type { TileActions } from './use-emptied-tiles.ts'
import { useWallRows } from './use-wall-rows.ts'
import { WallRow } from './wall-row.tsx'

const WallKeys = lazyPart(async () => (await import('./wall-keys.tsx')).WallKeys)

interface CardWallProps {
  entries: CollectionEntry[]
  /** Ids of the entries with pending changes. */
  pendingIds: ReadonlySet<string>
  actions: TileActions
  onCopies: (entry: CollectionEntry) => void
}

/** The entries as tiles; only rows near the viewport are rendered. */
export function CardWall({ entries, pendingIds, actions, onCopies }: CardWallProps) {
  const list = useRef<HTMLDivElement>(null)
  const layout = useWallLayout(list)
  const { focusedIndex, ...listeners } = useWallFocus(list, entries)
  const { height, measureRow, rows, isScrolling, scrollTo } = useWallRows({
    entries,
    layout,
    focusedIndex,
  })
  useScrollRestoration()
  const wall = useTileWall({ actions, isScrolling, onCopies })
  return (
    <>
      <WallKeys list={list} count={entries.length} columns={layout.columns} scrollTo={scrollTo} />
      {/* Rows stand between the list and its items, which a real list does not allow. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        ref={list}
        role="list"
        aria-label="Cards in your collection"
        aria-describedby="wall-keys"
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
          />
        ))}
      </div>
      <div id="wall-end" tabIndex={-1} />
    </>
  )
}

type WallParts = Pick<TileWall, 'actions' | 'isScrolling' | 'onCopies'>

/** The shared props of the tiles, memoized so that tiles don't rerender. */
function useTileWall({ actions, isScrolling, onCopies }: WallParts): TileWall {
  const site = useSite()
  const userId = useCurrentUser()?.id
  const canHover = useMediaQuery('(hover: hover) and (min-width: 68.75em)', false, {
    getInitialValueInEffect: false,
  })
  const affiliate = site?.affiliate
  const cardDataUrl = site?.cardDataUrl
  return useMemo(
    () => ({
      cardDataUrl,
      isScrolling,
      shop: affiliate && userId ? { affiliate, userId } : null,
      extras: canHover ? 'hover' : 'menu',
      actions,
      onCopies,
    }),
    [cardDataUrl, affiliate, userId, canHover, actions, isScrolling, onCopies],
  )
}

interface FocusedControl {
  scryfallId: string
  /** The value of data-control of the tile's focused control, or any control if it has none. */
  control: string
}

/**
 * Keeps the focus in the wall. Tiles remount when they move to another row: the focus follows them.
 * When the whole wall unmounts, it moves to the tabs. The tile that had it last, at first the first one, stays
 * rendered: the Tab key leads to it.
 */
function useWallFocus(wall: RefObject<HTMLElement | null>, entries: CollectionEntry[]) {
  const focused = useRef<FocusedControl>(undefined)
  const last = useRef('')

  useLayoutEffect(() => {
    const place = focused.current
    if (!place || document.activeElement !== document.body) return
    controlAt(wall.current, place)?.focus({ preventScroll: true })
  })

  useLayoutEffect(
    () => () => {
      if (focused.current) document.querySelector<HTMLElement>('[role=tab]')?.focus()
    },
    [],
  )

  return {
    focusedIndex: () =>
      Math.max(
        0,
        entries.findIndex(({ scryfallId }) => scryfallId === last.current),
      ),
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const scryfallId = target.closest<HTMLElement>('[data-entry]')?.dataset.entry
      if (!scryfallId) return
      last.current = scryfallId
      focused.current = { scryfallId, control: target.dataset.control ?? '' }
    },
    onBlur({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      // The focused element was removed, not blurred.
      if (currentTarget.contains(relatedTarget) || !target.isConnected) return
      focused.current = undefined
    },
  }
}

function controlAt(wall: HTMLElement | null, { scryfallId, control }: FocusedControl) {
  const tile = wall?.querySelector(`[data-entry="${CSS.escape(scryfallId)}"]`)
  const same = tile?.querySelector<HTMLElement>(`[data-control="${control}"]`)
  return same ?? tile?.querySelector<HTMLElement>('button')
}
