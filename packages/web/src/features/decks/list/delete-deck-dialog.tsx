import type { DeckSummary } from '@manafolio/contract'
import { Button } from '@mantine/core'
import { Dialog } from '../../../ui/dialog.tsx'
import classes from './delete-deck-dialog.module.css'
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
    <Dialog title="Delete deck" width={480} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <>
          <p className={classes.question}>
            Are you sure you want to delete "{deck.name}"? This action cannot be undone.
          </p>
          <div className={classes.buttons}>
            <Button variant="default" data-autofocus disabled={isPending} onClick={close}>
              Cancel
            </Button>
            <Button
              className={classes.danger}
              disabled={isPending}
              onClick={() => mutate(deck, { onSettled: close })}
            >
              {isPending ? 'Deleting...' : 'Delete deck'}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
