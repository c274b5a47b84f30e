import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'

interface EmptyDeckProps {
  /** Omitted when the card search is already visible. */
  onAdd: (() => void) | undefined
}

export function EmptyDeck({ onAdd }: EmptyDeckProps) {
  return (
    <EmptyState
      drawing={<EmptyPile />}
      title="No cards in this deck yet"
      action={onAdd && <Button onClick={onAdd}>Add cards</Button>}
    >
      Search for a card by its name and add it to the main deck or the sideboard. Suggestions are
      based on the cards in the deck.
    </EmptyState>
  )
}

/** An empty pile, with the first card on its way. */
function EmptyPile() {
  return (
    <svg
      viewBox="0 0 150 120"
      width="132"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <rect x="46" y="38" width="56" height="78" rx="5" strokeDasharray="5 5" />
      <path d="M52 32h56a4 4 0 0 1 4 4v74" strokeDasharray="5 5" />
      <rect
        x="84"
        y="6"
        width="42"
        height="58"
        rx="4"
        fill="var(--page)"
        transform="rotate(14 105 35)"
      />
      <path d="M105 26v18M96 35h18" strokeLinecap="round" />
    </svg>
  )
}
