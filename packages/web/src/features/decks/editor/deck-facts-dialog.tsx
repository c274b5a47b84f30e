import type { DeckDetail, DeckUpdate, NewDeck } from '@manafolio/contract'
import { cardChoosesColor } from '@manafolio/deck'
import { useState } from 'react'
import { fieldErrorsOf, messageOf } from '../../../lib/api-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { type DeckDraft, factsOf } from '../kit/form/deck-draft.ts'
import { DeckForm } from '../kit/form/deck-form.tsx'
import { useDeckDraft } from '../kit/form/use-deck-draft.ts'

export interface DeckFactsDialogProps {
  deck: DeckDetail
  /** Rejects with the server's error. */
  onSave: (facts: DeckUpdate) => Promise<void>
  onClosed: () => void
}

/** Edits the name, format, commander and description of a deck. */
export function DeckFactsDialog({ deck, onSave, onClosed }: DeckFactsDialogProps) {
  const [isPending, setPending] = useState(false)
  const saved = draftOf(deck)
  // A deck that was created without a commander can still be renamed.
  const isLeaderNeeded = ({ format }: DeckDraft) =>
    saved.commander !== null || format !== saved.format
  const form = useDeckDraft(saved, { isLeaderNeeded, isPending })

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
          choosesColorBeside={deck.cards.some(
            ({ role, card }) => role === 'commander' && card !== null && cardChoosesColor(card),
          )}
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
  commanderColor,
  commander: card,
}: DeckDetail): DeckDraft {
  const choosesColor = card !== null && cardChoosesColor(card)
  const commander =
    commanderName === null ? null : { id: commanderId, name: commanderName, choosesColor }
  return { name, format, description: description ?? '', commander, commanderColor }
}

/**
 * Only the fields that differ from the deck on which the draft is based: the others may have been changed
 * elsewhere since. Format and commander change together.
 */
function changesOf(base: NewDeck, facts: NewDeck): DeckUpdate {
  const { name, format, description = null } = facts
  const { commanderId = null, commanderName = null, commanderColor = null } = facts
  const changesCommander = format !== base.format || commanderId !== base.commanderId
  const changesColor = changesCommander || commanderColor !== base.commanderColor
  return {
    ...(name !== base.name && { name }),
    ...(format !== base.format && { format }),
    ...(changesCommander && { commanderId, commanderName }),
    ...(changesColor && { commanderColor }),
    ...(description !== base.description && { description }),
  }
}
