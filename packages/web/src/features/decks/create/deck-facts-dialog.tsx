import type { DeckSummary, DeckUpdate } from '@manafolio/contract'

export interface DeckFactsDialogProps {
  deck: DeckSummary
  /** Rejects with what the server says. */
  onSave: (facts: DeckUpdate) => Promise<void>
  onClosed: () => void
}

/** Changes what a deck is called, its format, commander and description. */
export function DeckFactsDialog(_: DeckFactsDialogProps) {
  return null
}
