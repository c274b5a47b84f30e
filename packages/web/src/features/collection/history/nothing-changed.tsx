import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface NothingChangedProps {
  /** There are changes, but not so many pages of them. */
  isBeyondEnd: boolean
  card: string | undefined
}

export function NothingChanged({ isBeyondEnd, card }: NothingChangedProps) {
  if (isBeyondEnd) {
    return (
      <EmptyState
        drawing={<EmptyLedger />}
        title="The history is not that long"
        action={
          <Button
            renderRoot={(props) => (
              <Link to={pages.collectionHistory} search={{ ...(card && { card }) }} {...props} />
            )}
          >
            To the newest changes
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      drawing={<EmptyLedger />}
      title="Nothing has changed yet"
      action={
        <Button renderRoot={(props) => <Link to={pages.home} search={{}} {...props} />}>
          Search for cards
        </Button>
      }
    >
      Whenever you add, change or remove cards, it is noted here, and can be undone.
    </EmptyState>
  )
}

/** A ledger, open, with empty lines. */
function EmptyLedger() {
  const lines = [38, 54, 70, 86, 102]
  return (
    <svg
      viewBox="0 0 176 132"
      width="150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M88 22C70 10 40 8 8 12v104c32-4 62-2 80 10 18-12 48-14 80-10V12c-32-4-62-2-80 10Z" />
      <path d="M88 22v104" />
      {lines.map((y) => (
        <path key={y} d={`M26 ${y - 2}q24-2 46 6M104 ${y + 4}q22-8 46-6`} strokeDasharray="5 5" />
      ))}
    </svg>
  )
}
