import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { pages } from '@manafolio/contract'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'
import { stickHeight } from '../../ui/stick.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'
import { CollectionBar } from './collection-bar.tsx'
import classes from './collection-cards.module.css'
import { type CollectionParams, clearedParams } from './collection-params.ts'
import { withChanges } from './entry-change.ts'
import { FoundCards } from './found-cards.tsx'
import { useEmptiedTiles } from './use-emptied-tiles.ts'
import { useEntryChanges } from './use-entry-changes.ts'
import { useFoundEntries } from './use-found-entries.ts'

const CopiesDialog = lazyDialog(
  async () => (await import('./copies/copies-dialog.tsx')).CopiesDialog,
)

interface CollectionCardsProps {
  entries: CollectionEntry[]
  stats: CollectionStats
}

const route = getRouteApi('/collection')

/** The matching cards (all of them at first), with search, filters and dialogs. */
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
            onRefetch={find.refetch}
          />
          <FoundCards
            find={find}
            params={params}
            stats={stats}
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

/** Scrolls to the top of the results, below the bar, which stays where it is. */
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

/** Below the sticky header. */
function scrollUpTo(element: HTMLElement | null) {
  if (!element) return
  const above = element.getBoundingClientRect().top - stickHeight()
  if (above < 0) window.scrollBy(0, above)
}

/**
 * The entry whose dialog is open, or its last state if it no longer exists. The dialog stays open
 * until the user closes it, whatever is searched for or changed in the meantime.
 */
function useOpenEntry(entries: CollectionEntry[]) {
  const [last, open] = useState<CollectionEntry | null>(null)
  const current = last && entries.find(({ scryfallId }) => scryfallId === last.scryfallId)
  if (current && current !== last) open(current)
  return { openEntry: current ?? last, open }
}

interface OpenCopiesProps {
  /** Null if no dialog is open. */
  entry: CollectionEntry | null
  onClosed: () => void
}

/** The dialog of an entry. It is preloaded, so that it opens at once, even offline. */
function OpenCopies({ entry, onClosed }: OpenCopiesProps) {
  useEffect(() => whenIdle(CopiesDialog.preload), [])
  return entry && <CopiesDialog entry={entry} onClosed={onClosed} />
}

function EmptyCollection() {
  return (
    <EmptyState
      drawing={<EmptyBinder />}
      title="No cards yet"
      action={
        <div className={classes.actions}>
          <Button renderRoot={(props) => <Link to={pages.home} {...props} />}>
            Search for cards
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link to={pages.collectionImport} search={{}} {...props} />}
          >
            Import from another tool
          </Button>
        </div>
      }
    >
      Start building your collection by searching for cards and adding them.
    </EmptyState>
  )
}

/** An illustration of a binder page of nine empty pockets. */
function EmptyBinder() {
  const pockets = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  return (
    <svg
      viewBox="0 0 132 150"
      width="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="128" height="146" rx="8" />
      {pockets.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={14 + column * 36}
          y={12 + row * 44}
          width="30"
          height="40"
          rx="3"
          strokeDasharray="4 4"
        />
      ))}
    </svg>
  )
}
