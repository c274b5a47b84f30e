import type { DeckSummary, DeckUpdate, NewDeck } from '@manafolio/contract'
import { useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import type { ChosenCommander, DeckDraft } from './deck-draft.ts'
import { DeckForm } from './deck-form.tsx'
import { useDeckDraft } from './use-deck-draft.ts'

export interface DeckFactsDialogProps {
  deck: DeckSummary
  /** Rejects with what the server says. */
  onSave: (facts: DeckUpdate) => Promise<void>
  onClosed: () => void
}

/** Changes what a deck is called, its format, commander and description. */
export function DeckFactsDialog({ deck, onSave, onClosed }: DeckFactsDialogProps) {
  const [isPending, setPending] = useState(false)
  const commander = commanderOf(deck)
  // A deck that was made without a commander can be given another name all the same.
  const isLeaderNeeded = ({ format }: DeckDraft) => commander !== null || format !== deck.format
  const form = useDeckDraft(
    { name: deck.name, format: deck.format, description: deck.description ?? '', commander },
    { isLeaderNeeded },
  )

  async function save(facts: NewDeck, close: () => void) {
    const changes = changesOf(deck, facts)
    if (Object.keys(changes).length === 0) return close()
    setPending(true)
    try {
      await onSave(changes)
      close()
    } catch (error) {
      const message = messageOf(error, 'Something went wrong. Please try again.')
      const onRetry = () => void save(facts, close)
      explainFailure(error, { title: 'Failed to update deck', message, onRetry })
      form.refuse(fieldErrorsOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog title="Deck details" width={640} isBusy={isPending} onClosed={onClosed}>
      {(close) => (
        <DeckForm
          form={form}
          isPending={isPending}
          submit={isPending ? 'Saving...' : 'Save'}
          onCancel={close}
          onSubmit={(facts) => void save(facts, close)}
        />
      )}
    </Dialog>
  )
}

function commanderOf({ commanderId, commanderName }: DeckSummary): ChosenCommander | null {
  return commanderName === null ? null : { id: commanderId, name: commanderName }
}

/** Only what is different is said. A commander belongs to its format: they change together. */
function changesOf(deck: DeckSummary, facts: NewDeck): DeckUpdate {
  const { name, format, description = null, commanderId = null, commanderName = null } = facts
  const isLedAnew = format !== deck.format || commanderId !== deck.commanderId
  return {
    ...(name !== deck.name && { name }),
    ...(format !== deck.format && { format }),
    ...(isLedAnew && { commanderId, commanderName }),
    ...(description !== deck.description && { description }),
  }
}
