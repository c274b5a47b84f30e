import type { CollectionEntry, CollectionStats } from '@manafolio/contract'
import { IconRefresh } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Warnings } from '../../card-kit/query-field/warnings.tsx'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { CardWall } from './card-wall.tsx'
import type { CollectionParams } from './collection-params.ts'
import {
  CollectionStatus,
  collectionNumbers,
  NothingMatches,
  SearchAnnouncement,
} from './collection-status.tsx'
import type { EntryChange } from './entry-change.ts'
import classes from './found-cards.module.css'
import type { TileActions } from './use-emptied-tiles.ts'
import type { FoundEntries } from './use-found-entries.ts'
import { WallSkeleton } from './wall-skeleton.tsx'

interface FoundCardsProps {
  find: FoundEntries
  params: CollectionParams
  stats: CollectionStats
  /** The shown entries, and those that were just emptied. */
  tiles: CollectionEntry[]
  /** Unacknowledged changes. */
  pending: readonly EntryChange[]
  actions: TileActions
  onClear: () => void
  onCopies: (entry: CollectionEntry) => void
}

/** The area below the bar: the cards, or why there are none; and a live region that is always there. */
export function FoundCards(props: FoundCardsProps) {
  const { find, params, stats } = props
  const { q, sort, direction } = params
  const numbers = collectionNumbers(stats, find.found)
  return (
    <>
      <SearchAnnouncement
        search={JSON.stringify([q, sort, direction])}
        numbers={numbers}
        isFinding={find.isFinding}
      />
      <FoundArea {...props} numbers={numbers} />
    </>
  )
}

interface FoundAreaProps extends FoundCardsProps {
  numbers: readonly string[]
}

function FoundArea({ find, tiles, pending, numbers, ...props }: FoundAreaProps) {
  const { found, isFinding, refusal } = find
  const pendingIds = useMemo(() => new Set(pending.map(({ entry }) => entry.scryfallId)), [pending])
  if (refusal) return <FilterProblem error={refusal} onClear={props.onClear} />
  if (find.isFirst) return <WallSkeleton />
  return (
    <>
      {find.hasFailed && (
        <SearchFailure
          isQuery={props.params.q !== undefined}
          isFetching={find.isFetching}
          onRefetch={find.refetch}
        />
      )}
      <CollectionStatus
        numbers={numbers}
        explanation={found?.explanation ?? ''}
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

/** Why the server refused a query. */
function FilterProblem({ error, onClear }: { error: Error; onClear: () => void }) {
  return (
    <div className={classes.place}>
      <Problem
        title="Search Error"
        action={
          <Button variant="default" mt={12} onClick={onClear}>
            Clear the filter
          </Button>
        }
      >
        {messageOf(error, "The server can't run this search. Try a different one.")}
      </Problem>
    </div>
  )
}

interface SearchFailureProps {
  /** Whether there was a query or only a sort. */
  isQuery: boolean
  isFetching: boolean
  onRefetch: () => void
}

/** Says that the cards below are still those of the previous query. */
function SearchFailure({ isQuery, isFetching, onRefetch }: SearchFailureProps) {
  return (
    <div role="alert" className={classes.problem}>
      <p>
        Your collection can't be {isQuery ? 'searched' : 'sorted'} right now. You are seeing the
        previous results.
      </p>
      <Button
        variant="default"
        className={classes.again}
        leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden />}
        disabled={isFetching}
        onClick={onRefetch}
      >
        {isFetching ? 'Trying...' : 'Try again'}
      </Button>
    </div>
  )
}
