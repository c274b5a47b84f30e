import type { DeckSummary } from '@manafolio/contract'
import { DeleteDialog } from '../../../ui/delete-dialog.tsx'
import { useDeleteDeck } from './use-delete-deck.ts'

interface DeleteDeckDialogProps {
  deck: DeckSummary
  /** Called when it is gone, with the deck or without. */
  onClosed: () => void
}

/** Asks before a deck is deleted, and does it. */
export function DeleteDeckDialog({ deck, onClosed }: DeleteDeckDialogProps) {
  const { mutate, isPending } = useDeleteDeck()
  return (
    <DeleteDialog
      title="Delete deck"
      isPending={isPending}
      onDelete={(close) => mutate(deck, { onSettled: close })}
      onClosed={onClosed}
    >
      Are you sure you want to delete "{deck.name}"? This action cannot be undone.
    </DeleteDialog>
  )
}
