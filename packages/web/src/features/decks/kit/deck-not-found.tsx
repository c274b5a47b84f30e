import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import classes from './deck-not-found.module.css'

export function DeckNotFound({ onClose }: { onClose: () => void }) {
  return (
    <div role="alert" className={classes.notFound}>
      <EmptyState
        drawing={<EmptyBox />}
        title="Deck not found"
        action={<Button onClick={onClose}>Back to your decks</Button>}
      >
        You don’t have a deck at this address. You may have deleted it.
      </EmptyState>
    </div>
  )
}

/** A deck box without a deck. */
function EmptyBox() {
  return (
    <svg
      viewBox="0 0 120 110"
      width="120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M30 38v58h60V38" />
      <path d="M30 38 18 20h60l12 18ZM90 38l12-18H78" strokeLinejoin="round" />
      <path d="M44 60h32" strokeDasharray="5 5" />
    </svg>
  )
}
