import { type DeckChangeEntry, limits, pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { HistoryList } from '../../../history-kit/history-list.tsx'
import { Button } from '../../../ui/button.tsx'
import { daysOf } from './blocks.ts'
import { DeckChangeRow } from './deck-change-row.tsx'
import classes from './deck-history-page.module.css'

interface DeckHistoryProps {
  deckId: string
  list: {
    data: DeckChangesPage | undefined
    error: Error | null
    isFetching: boolean
    refetch: () => unknown
  }
  page: number
  /** Shows a version. */
  onView: (version: number) => void
}

interface DeckChangesPage {
  changes: DeckChangeEntry[]
  totalCount: number
  /** The version that the deck has now. */
  version: number
  isOlderRemoved: boolean
}

/** One page of the changes to a deck. */
export function DeckHistory({ deckId, list, page, onView }: DeckHistoryProps) {
  const { data } = list
  const pageCount = Math.ceil((data?.totalCount ?? 0) / limits.deckChangesPage)
  return (
    <HistoryList
      query={list}
      days={data && rowsByDay(data, onView)}
      pager={{
        page,
        pageCount,
        buttonTo: (to) => ({
          renderRoot: (props) => (
            <Link
              to={pages.deckHistory}
              params={{ deckId }}
              search={to > 1 ? { page: to } : {}}
              {...props}
            />
          ),
        }),
      }}
      empty={{
        drawing: <DeckInTime />,
        text: 'Every change you make to this deck is recorded here, and you can go back to any version.',
        button: {
          renderRoot: (props) => (
            <Link to={pages.deck} params={{ deckId }} search={{}} {...props} />
          ),
          children: 'Open the deck',
        },
      }}
    >
      {data && page >= pageCount && <EarlierVersion {...data} onView={onView} />}
    </HistoryList>
  )
}

function rowsByDay({ changes, version }: DeckChangesPage, onView: (version: number) => void) {
  return daysOf(changes).map(({ day, blocks }) => ({
    day,
    rows: blocks.map((block) => ({
      id: block.changes.at(-1)?.version ?? version,
      row: <DeckChangeRow block={block} current={version} pageChanges={changes} onView={onView} />,
    })),
  }))
}

type EarlierVersionProps = Pick<DeckHistoryProps, 'onView'> &
  Pick<DeckChangesPage, 'changes' | 'isOlderRemoved'>

/** A deck can be older than its history: then only its state before the first change is known. */
function EarlierVersion({ changes, isOlderRemoved, onView }: EarlierVersionProps) {
  const oldest = changes.at(-1)
  if (!oldest || oldest.kind === 'created' || oldest.version <= 1) return null
  return (
    <div className={classes.earlier}>
      <p>
        {isOlderRemoved
          ? 'Older changes are no longer available.'
          : 'Earlier changes were not recorded.'}
      </p>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label="View the deck as it was before its first recorded change"
        onClick={() => onView(oldest.version - 1)}
      >
        View
      </Button>
    </div>
  )
}

/** A deck with the hours going round it. */
function DeckInTime() {
  return (
    <svg
      viewBox="0 0 150 120"
      width="140"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="52" y="26" width="46" height="66" rx="4" transform="rotate(-8 75 59)" />
      <rect x="52" y="26" width="46" height="66" rx="4" fill="var(--page)" />
      <path d="M62 40h26M62 50h18" />
      <path d="M33 28a52 52 0 0 0-6 62M120 24a52 52 0 0 1 2 68" strokeDasharray="5 6" />
      <path d="M24 38l9-11 5 13" />
    </svg>
  )
}
