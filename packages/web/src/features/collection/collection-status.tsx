import type { CollectionFound, CollectionStats } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { useState } from 'react'
import { noPriceText } from '../../card-kit/prices.ts'
import { countOf, formatCopies, formatCount, formatUsd } from '../../lib/formats.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useLate } from '../../ui/use-late.ts'
import classes from './found-cards.module.css'

interface CollectionStatusProps {
  /** What is shown: `collectionNumbers`. */
  numbers: readonly string[]
  /** Of the query; empty without one. */
  explanation: string
  isFinding: boolean
}

/** What is shown, as a sentence and as numbers. */
export function CollectionStatus({ numbers, explanation, isFinding }: CollectionStatusProps) {
  const isLate = useLate(isFinding)
  return (
    <div className={classes.status} aria-busy={isFinding}>
      {explanation && <p className={classes.explanation}>{explanation}</p>}
      <p className={classes.numbers}>
        {numbers.map((number) => (
          <span key={number}>{number}</span>
        ))}
        {isLate && (
          <Loader className={classes.loader} size={14} aria-label="Searching your collection" />
        )}
      </p>
    </div>
  )
}

/**
 * Printings, copies and value of what is shown: all from one response, since numbers of different
 * moments make a total that never was. `found` are the matches of a query, null without one.
 */
export function collectionNumbers(
  stats: CollectionStats,
  found: CollectionFound | null,
): [string, string, string] {
  const all = stats.uniquePrintings
  const copies = found?.copies ?? stats.totalCards
  const priced = found?.pricedCopies ?? stats.pricedCards
  const valueUsd = found?.valueUsd ?? stats.totalValueUsd
  return [
    printings(found?.scryfallIds.length ?? all, all),
    formatCopies(copies),
    formatValue({ copies, priced, valueUsd }),
  ]
}

interface SearchAnnouncementProps {
  /** The query and the sort. */
  search: string
  numbers: readonly string[]
  isFinding: boolean
}

/** Announces what a search has found, once: later changes of the numbers are no news of the search. */
export function SearchAnnouncement({ search, numbers, isFinding }: SearchAnnouncementProps) {
  const [announced, setAnnounced] = useState({ search, text: '' })
  if (!isFinding && announced.search !== search) {
    setAnnounced({ search, text: numbers.join(', ') })
  }
  return (
    <p role="status" className="visually-hidden">
      {announced.text}
    </p>
  )
}

function printings(shown: number, all: number): string {
  const total = countOf(all, 'printing')
  return shown === all ? total : `${formatCount(shown)} of ${total}`
}

interface Value {
  copies: number
  /** The number of copies that have a price. */
  priced: number
  valueUsd: number
}

function formatValue({ copies, priced, valueUsd }: Value): string {
  if (priced === copies) return formatUsd(valueUsd)
  if (priced === 0) return noPriceText
  return `${formatUsd(valueUsd)} for the ${formatCount(priced)} with a price`
}

/** No card of the collection matches the query. */
export function NothingMatches({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing={<OpenBinder />}
      title="Nothing matches"
      action={
        <Button variant="default" onClick={onClear}>
          Clear the filter
        </Button>
      }
    >
      None of your cards match. Remove a term, or clear the filter to see all of them.
    </EmptyState>
  )
}

/** An illustration of an empty binder page under a magnifying glass. */
function OpenBinder() {
  const pockets = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ row, column })))
  return (
    <svg
      viewBox="0 0 150 150"
      width="132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <rect x="2" y="2" width="118" height="136" rx="8" />
      {pockets.map(({ row, column }) => (
        <rect
          key={`${row}-${column}`}
          x={13 + column * 33}
          y={12 + row * 40}
          width="28"
          height="36"
          rx="3"
          strokeDasharray="4 4"
        />
      ))}
      <circle cx="98" cy="96" r="30" fill="var(--page)" strokeWidth="4" />
      <path d="M120 118 144 142" strokeWidth="8" strokeLinecap="round" />
      <path d="M82 92a17 17 0 0 1 14-12" strokeLinecap="round" />
    </svg>
  )
}
