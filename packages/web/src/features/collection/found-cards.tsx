import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { useMemo } from 'react'
import { Warnings } from '../../card-kit/query-field/warnings.tsx'
import { CardWall } from './card-wall.tsx'
import { CollectionStatus } from './collection-status.tsx'
import type { EntryChange } from './entry-change.ts'
import { FilterProblem } from './filter-problem.tsx'
import { FindTrouble } from './find-trouble.tsx'
import { NothingMatches } from './nothing-matches.tsx'
import type { TileActions } from './use-emptied-tiles.ts'
import type { FoundEntries } from './use-found-entries.ts'
import { WallSkeleton } from './wall-skeleton.tsx'

interface FoundCardsProps {
  find: FoundEntries
  /** Whether something is looked for, or all of it is sorted. */
  isQuery: boolean
  /** Of the whole collection, and how many entries it has. */
  numbers: { stats: CollectionStats; all: number }
  /** The entries that are shown, and those that were emptied just now. */
  tiles: CollectionEntry[]
  /** What is not acknowledged yet. */
  pending: readonly EntryChange[]
  actions: TileActions
  onClear: () => void
  onCopies: (entry: CollectionEntry) => void
}

/** What stands below the bar: the cards, or why there are none. */
export function FoundCards({ find, tiles, pending, ...props }: FoundCardsProps) {
  const { shown, found, isFinding, refusal } = find
  const pendingIds = useMemo(() => new Set(pending.map(({ entry }) => entry.scryfallId)), [pending])
  if (refusal) return <FilterProblem error={refusal} onClear={props.onClear} />
  if (find.isFirst) return <WallSkeleton />
  return (
    <>
      {find.hasTrouble && (
        <FindTrouble isQuery={props.isQuery} isAsking={find.isAsking} onAgain={find.findAgain} />
      )}
      <CollectionStatus
        {...props.numbers}
        found={found}
        shown={shown.length}
        isFinding={isFinding}
      />
      <Warnings warnings={found?.warnings ?? []} />
      {tiles.length === 0 ? (
        <NothingMatches onClear={props.onClear} />
      ) : (
        <CardWall
          entries={tiles}
          pendingIds={pendingIds}
          actions={props.actions}
          onCopies={props.onCopies}
        />
      )}
    </>
  )
}
