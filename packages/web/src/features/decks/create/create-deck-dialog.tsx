import type { DeckFormat } from '@manafolio/contract'
import { fieldErrorsOf } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DeckForm } from './deck-form.tsx'
import { useCreateDeck } from './use-create-deck.ts'
import { useDeckDraft } from './use-deck-draft.ts'

interface CreateDeckDialogProps {
  format: DeckFormat | undefined
  onClosed: () => void
}

/** Makes a deck of what is said in it. */
export function CreateDeckDialog({ format = undefined, onClosed }: CreateDeckDialogProps) {
  const form = useDeckDraft({ name: '', format: format ?? '', description: '', commander: null })
  const { mutate, isPending } = useCreateDeck()
  return (
    <Dialog title="Create New Deck" width={640} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <DeckForm
          form={form}
          isPending={isPending}
          submit={isPending ? 'Creating...' : 'Create Deck'}
          onCancel={close}
          onSubmit={(deck) =>
            mutate({
              deck,
              onCreated: close,
              onRefused: (error) => form.refuse(fieldErrorsOf(error)),
            })
          }
        />
      )}
    </Dialog>
  )
}
