import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import { Warnings } from '../../card-kit/query-field/warnings.tsx'
import { stickHeight } from '../../ui/stick.ts'
import { useReloadWhenExpired } from '../../ui/use-reload-when-expired.ts'
import { CardWall } from './card-wall.tsx'
import { CollectionBar } from './collection-bar.tsx'
import type { CollectionParams } from './collection-params.ts'
import { CollectionStatus } from './collection-status.tsx'
import { EmptyCollection } from './empty-collection.tsx'
import { withChanges } from './entry-change.ts'
import { FilterProblem } from './filter-problem.tsx'
import { NothingMatches } from './nothing-matches.tsx'
import { useEntryChanges } from './use-entry-changes.ts'
import { useFoundEntries } from './use-found-entries.ts'
import { WallSkeleton } from './wall-skeleton.tsx'

interface CollectionCardsProps {
  entries: CollectionEntry[]
  stats: CollectionStats
}

const route = getRouteApi('/collection')

/** The cards that are looked for, all of them at first, with the means to look and to change them. */
export function CollectionCards({ entries: listed, stats }: CollectionCardsProps) {
  const params = route.useSearch()
  const navigate = route.useNavigate()
  const start = useRef<HTMLDivElement>(null)
  const { pending, actions } = useEntryChanges()
  const entries = useMemo(() => withChanges(listed, pending), [listed, pending])
  const pendingIds = useMemo(() => new Set(pending.map(({ entry }) => entry.scryfallId)), [pending])
  const { shown, found, isFirst, isFinding, error, findAgain } = useFoundEntries(entries, params)
  useReloadWhenExpired(error)

  /** What is found begins below the bar, which stays where it is. */
  function show(search: CollectionParams) {
    void navigate({ search, resetScroll: false })
    scrollUpTo(start.current)
  }

  function clear() {
    const { q: _, ...others } = params
    show(others)
  }

  if (entries.length === 0) return <EmptyCollection />
  const bar = (
    <>
      <div ref={start} />
      <CollectionBar params={params} isFinding={isFinding} onChange={show} onAgain={findAgain} />
    </>
  )
  if (error || isFirst) {
    return (
      <>
        {bar}
        {error ? <FilterProblem error={error} onClear={clear} /> : <WallSkeleton />}
      </>
    )
  }
  return (
    <>
      {bar}
      <CollectionStatus
        stats={stats}
        found={found}
        shown={shown.length}
        all={entries.length}
        isFinding={isFinding}
      />
      <Warnings warnings={found?.warnings ?? []} />
      {shown.length === 0 ? (
        <NothingMatches onClear={clear} />
      ) : (
        <CardWall entries={shown} pendingIds={pendingIds} actions={actions} />
      )}
    </>
  )
}

/** Not under the header, where that stays at the top. */
function scrollUpTo(element: HTMLElement | null) {
  if (!element) return
  const above = element.getBoundingClientRect().top - stickHeight()
  if (above < 0) window.scrollBy(0, above)
}
