import { type DeckChangeTold, limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { messageOf } from '../../../lib/api-error.ts'
import { dayOf } from '../../../lib/days.ts'
import { Button } from '../../../ui/button.tsx'
import { HistoryPager } from '../../../ui/history-pager.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { daysOf } from './blocks.ts'
import { EarlierDeck } from './earlier-deck.tsx'
import { HistoryDay } from './history-day.tsx'
import { HistorySkeleton } from './history-skeleton.tsx'
import { NothingChanged } from './nothing-changed.tsx'

export interface DeckHistoryProps {
  deckId: string
  list: {
    data: { changes: DeckChangeTold[]; totalCount: number; version: number } | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  /** Shows a version. */
  onLook: (version: number) => void
}

/** One page of changes by days, or why there is none. */
export function DeckHistory({ deckId, list, page, onLook }: DeckHistoryProps) {
  const { data, error, isFetching, refetch } = list
  if (!data && error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <HistorySkeleton />
  const { changes, totalCount, version } = data
  if (changes.length === 0) return <NothingChanged deckId={deckId} isBeyondEnd={totalCount > 0} />
  const today = dayOf(new Date())
  return (
    <div aria-busy={isFetching}>
      {daysOf(changes).map(({ day, blocks }) => (
        <HistoryDay
          key={day}
          {...{ day, today, blocks, onLook }}
          current={version}
          beside={changes}
        />
      ))}
      <EarlierDeck list={data} page={page} onLook={onLook} />
      <HistoryPager
        page={page}
        pages={Math.ceil(totalCount / limits.deckChangesPage)}
        linkTo={(to) => (
          <Link to={pages.deckHistory} params={{ deckId }} search={to > 1 ? { page: to } : {}} />
        )}
      />
    </div>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <Problem
      title="The history could not be loaded"
      action={
        <Button variant="default" mt={12} onClick={() => onRetry()}>
          Try again
        </Button>
      }
    >
      {messageOf(error, 'The server does not answer. Check your connection and try again.')}
    </Problem>
  )
}
