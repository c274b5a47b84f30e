import { duplicateDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { decksQuery } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { isUnanswered, messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { toast } from '../../../ui/toast.ts'
import type { MenuDeck } from './deck-menu.tsx'
import { OpenMenu } from './open-menu.tsx'

const dialogs = {
  export: lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog),
  texts: lazyDialog(async () => (await import('../texts/texts-dialog.tsx')).TextsDialog),
  share: lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog),
}

export type DialogName = keyof typeof dialogs

interface DeckMenuItemsProps {
  deck: MenuDeck
  /** The button that opens the menu. */
  button: HTMLElement | null
  isOpen: boolean
  onClose: () => void
}

/** The menu of a deck, and the dialogs that it opens. */
export function DeckMenuItems({ deck, button, isOpen, onClose }: DeckMenuItemsProps) {
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const duplicate = useDuplicateDeck(deck.id)
  const Dialog = dialog && dialogs[dialog]
  return (
    <>
      {isOpen && (
        <OpenMenu {...{ deck, button, onClose }} onDialog={setDialog} onDuplicate={duplicate} />
      )}
      {Dialog && <Dialog deck={deck} onClosed={() => setDialog(null)} />}
    </>
  )
}

/**
 * Duplicates a deck, and offers to open the copy. Each call makes another copy, but a retry after a lost
 * response reuses its idempotency key.
 */
function useDuplicateDeck(id: string): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const unanswered = useRef<string>(undefined)
  const { mutate } = useMutation({
    mutationFn: (changeId: string) =>
      call(duplicateDeck, { params: { id }, input: { state: 'idea' }, changeId }),
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      const onClick = () =>
        void navigate({ to: pages.deck, params: { deckId: copy.id }, search: {} })
      toast('Deck duplicated!', `The copy is called “${copy.name}”.`, { label: 'Open', onClick })
    },
    onError: (error, changeId) => {
      if (isUnanswered(error)) unanswered.current = changeId
      explainFailure(error, {
        title: 'Failed to duplicate deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: duplicate,
      })
    },
  })

  function duplicate() {
    const changeId = unanswered.current ?? newChangeId()
    unanswered.current = undefined
    mutate(changeId)
  }
  return duplicate
}
