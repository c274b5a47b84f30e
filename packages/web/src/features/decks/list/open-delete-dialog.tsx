import type { DeckSummary } from '@manafolio/contract'
import { lazy, Suspense } from 'react'

const DeleteDeckDialog = lazy(async () => ({
  default: (await import('./delete-deck-dialog.tsx')).DeleteDeckDialog,
}))

interface OpenDeleteDialogProps {
  /** Null when none is to be deleted. */
  deck: DeckSummary | null
  onClosed: () => void
}

/** The question before a deck is deleted. */
export function OpenDeleteDialog({ deck, onClosed }: OpenDeleteDialogProps) {
  if (!deck) return null
  return (
    <Suspense fallback={null}>
      <DeleteDeckDialog deck={deck} onClosed={onClosed} />
    </Suspense>
  )
}
