import type { DeckDetail, DeckTexts } from '@manafolio/contract'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { deckQuery } from '../../../card-kit/decks-query.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { deckTextsQuery } from '../kit/texts/deck-texts-query.ts'
import classes from './texts-dialog.module.css'
import { TextsForm } from './texts-form.tsx'

interface TextsDialogProps {
  deck: Pick<DeckDetail, 'id' | 'shareId'>
  onClosed: () => void
}

/** Edits the notes on a deck and its primer. */
export function TextsDialog({ deck: { id, shareId }, onClosed }: TextsDialogProps) {
  const member = useCurrentUser()
  const texts = useQuery(deckTextsQuery(id))
  const deck = useQuery(deckQuery(id)) // the version that a change is based on
  const error = texts.error ?? deck.error
  function retry() {
    if (texts.error) void texts.refetch()
    if (deck.error) void deck.refetch()
  }
  return (
    <Dialog title="Notes and primer" width={820} onClosed={onClosed}>
      {() =>
        texts.data && deck.data && member ? (
          <TextsForm
            owner={{ userId: member.id, deckId: id }}
            saved={textsIn(texts.data)}
            isShared={shareId !== null}
          />
        ) : (
          <div className={classes.waiting}>
            {error ? (
              <LoadProblem title="The texts could not be loaded" error={error} onRetry={retry} />
            ) : (
              <p role="status">
                <Loader size={18} aria-hidden /> Loading your texts...
              </p>
            )}
          </div>
        )
      }
    </Dialog>
  )
}

function textsIn({ notes, primer }: DeckTexts): DeckTexts {
  return { notes, primer }
}
