import type { DeckSummary, DeckUpdate, NewDeck } from '@manafolio/contract'
import { useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { type DeckDraft, factsOf } from './deck-draft.ts'
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
  const known = draftOf(deck)
  // A deck that was made without a commander can be given another name all the same.
  const isLeaderNeeded = ({ format }: DeckDraft) =>
    known.commander !== null || format !== known.format
  const form = useDeckDraft(known, { isLeaderNeeded, isPending })

  async function save(changes: DeckUpdate, close: () => void) {
    if (Object.keys(changes).length === 0) return close()
    setPending(true)
    try {
      await onSave(changes)
      close()
    } catch (error) {
      const message = messageOf(error, 'Something went wrong. Please try again.')
      const onRetry = () => void save(changes, close)
      explainFailure(error, { title: 'Failed to update deck', message, onRetry })
      form.refuse(fieldErrorsOf(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog title="Deck details" width={640} isBusy={isPending} closesOnBack onClosed={onClosed}>
      {(close) => (
        <DeckForm
          form={form}
          isPending={isPending}
          submit={isPending ? 'Saving...' : 'Save'}
          onCancel={close}
          onSubmit={(facts) => void save(changesOf(factsOf(form.base), facts), close)}
        />
      )}
    </Dialog>
  )
}

function draftOf({
  name,
  format,
  description,
  commanderId,
  commanderName,
}: DeckSummary): DeckDraft {
  const commander = commanderName === null ? null : { id: commanderId, name: commanderName }
  return { name, format, description: description ?? '', commander }
}

/**
 * Only what is different from the deck as it was when the draft was begun is said: the rest may have
 * been changed in another place since. A commander belongs to its format: they change together.
 */
function changesOf(base: NewDeck, facts: NewDeck): DeckUpdate {
  const { name, format, description = null, commanderId = null, commanderName = null } = facts
  const isLedAnew = format !== base.format || commanderId !== base.commanderId
  return {
    ...(name !== base.name && { name }),
    ...(format !== base.format && { format }),
    ...(isLedAnew && { commanderId, commanderName }),
    ...(description !== base.description && { description }),
  }
}
