import { pages } from '@manafolio/contract'
import { Link } from '@tanstack/react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface NothingChangedProps {
  deckId: string
  /** There are changes, but not so many pages of them. */
  isBeyondEnd: boolean
}

export function NothingChanged({ deckId, isBeyondEnd }: NothingChangedProps) {
  if (isBeyondEnd) {
    return (
      <EmptyState
        drawing={<EmptyPages />}
        title="The history is not that long"
        action={
          <Button
            renderRoot={(props) => (
              <Link to={pages.deckHistory} params={{ deckId }} search={{}} {...props} />
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
      drawing={<EmptyPages />}
      title="Nothing was changed yet."
      action={
        <Button
          renderRoot={(props) => (
            <Link to={pages.deck} params={{ deckId }} search={{}} {...props} />
          )}
        >
          Open the deck
        </Button>
      }
    >
      Whatever you do to the deck from now on is noted here, and can be gone back to.
    </EmptyState>
  )
}

/** A deck with the hours going round it. */
function EmptyPages() {
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
