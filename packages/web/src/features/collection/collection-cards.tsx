import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { stickHeight } from '../../ui/stick.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'
import { CollectionBar } from './collection-bar.tsx'
import { type CollectionParams, clearedParams } from './collection-params.ts'
import { EmptyCollection } from './empty-collection.tsx'
import { withChanges } from './entry-change.ts'
import { FoundCards } from './found-cards.tsx'
import { OpenCopies } from './open-copies.tsx'
import { useEmptiedTiles } from './use-emptied-tiles.ts'
import { useEntryChanges } from './use-entry-changes.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { useOpenEntry } from './use-open-entry.ts'

interface CollectionCardsProps {
  entries: CollectionEntry[]
  stats: CollectionStats
}

const route = getRouteApi('/collection')

/** The cards that are looked for, all of them at first, with the means to look and to change them. */
export function CollectionCards({ entries: listed, stats }: CollectionCardsProps) {
  const changes = useEntryChanges()
  const entries = useMemo(() => withChanges(listed, changes.pending), [listed, changes.pending])
  const { start, params, show } = useShownParams()
  const find = useFoundEntries(entries, params)
  const { tiles, actions } = useEmptiedTiles(find.shown, changes.actions)
  const { openEntry, open } = useOpenEntry(entries)
  useReloadWhenExpired(find.error)
  return (
    <>
      {entries.length === 0 && tiles.length === 0 ? (
        <EmptyCollection />
      ) : (
        <>
          <div ref={start} />
          <CollectionBar
            params={params}
            isFinding={find.isFinding}
            onChange={show}
            onAgain={find.findAgain}
          />
          <FoundCards
            find={find}
            isQuery={params.q !== undefined}
            numbers={{ stats, all: entries.length }}
            tiles={tiles}
            pending={changes.pending}
            actions={actions}
            onClear={() => show(clearedParams(params))}
            onCopies={open}
          />
        </>
      )}
      <OpenCopies entry={openEntry} onClosed={() => open(null)} />
    </>
  )
}

/** What the address says is shown; other cards begin below the bar, which stays where it is. */
function useShownParams() {
  const params = route.useSearch()
  const navigate = route.useNavigate()
  const start = useRef<HTMLDivElement>(null)
  function show(search: CollectionParams) {
    void navigate({ search, resetScroll: false })
    scrollUpTo(start.current)
  }
  return { start, params, show }
}

/** Not under the header, where that stays at the top. */
function scrollUpTo(element: HTMLElement | null) {
  if (!element) return
  const above = element.getBoundingClientRect().top - stickHeight()
  if (above < 0) window.scrollBy(0, above)
}
