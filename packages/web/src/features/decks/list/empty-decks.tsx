import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function EmptyDecks({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      drawing={<EmptyDeckBox />}
      title="No decks yet"
      action={
        <Button aria-haspopup="dialog" onClick={onCreate}>
          Build Your First Deck
        </Button>
      }
    >
      Choose a format, give it a name, and fill it card by card.
    </EmptyState>
  )
}

/** An open deck box, and the card that will be the first in it. */
function EmptyDeckBox() {
  return (
    <svg
      viewBox="0 0 150 160"
      width="130"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M48 74V16a6 6 0 0 1 6-6h44a6 6 0 0 1 6 6v58" strokeDasharray="4 4" />
      <path d="M56 74V40a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v34" strokeDasharray="4 4" />
      <path d="M24 74h102l-6 72a6 6 0 0 1-6 5H36a6 6 0 0 1-6-5z" />
      <path d="M24 74 10 56m116 18 14-18M58 74c0 20 34 20 34 0" />
    </svg>
  )
}
