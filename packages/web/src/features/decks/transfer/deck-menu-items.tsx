import { createDeckVariant, duplicateDeck, pages } from '@manafolio/contract'
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
import { OpenDeckMenu } from './open-deck-menu.tsx'

interface MenuDialogProps {
  deck: MenuDeck
  onClosed: () => void
}

const dialogs = {
  export: lazyDialog(async () => (await import('./export-dialog.tsx')).ExportDialog),
  texts: lazyDialog(async () => (await import('../texts/texts-dialog.tsx')).TextsDialog),
  print: lazyDialog(async () => (await import('./print/print-dialog.tsx')).PrintDialog),
  share: lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog),
  organize: lazyDialog(async () => {
    const { OrganizeDialog } = await import('../kit/organization/organize-dialog.tsx')
    return ({ deck, onClosed }: MenuDialogProps) => (
      <OrganizeDialog decks={[deck]} onClosed={onClosed} />
    )
  }),
  cover: lazyDialog(async () => (await import('./cover-dialog.tsx')).CoverDialog),
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
  const duplicate = useDuplicateDeck(deck.id, copies.duplicate)
  const createVariant = useDuplicateDeck(deck.id, copies.variant)
  const Dialog = dialog && dialogs[dialog]
  return (
    <>
      {isOpen && (
        <OpenDeckMenu
          {...{ deck, button, onClose }}
          onDialog={setDialog}
          onDuplicate={duplicate}
          onVariant={createVariant}
        />
      )}
      {Dialog && <Dialog deck={deck} onClosed={() => setDialog(null)} />}
    </>
  )
}

const copies = {
  duplicate: {
    endpoint: duplicateDeck,
    title: 'Deck duplicated!',
    messageFor: (name: string) => `The copy is called “${name}”.`,
    failure: 'Failed to duplicate deck',
  },
  variant: {
    endpoint: createDeckVariant,
    title: 'Variant created!',
    messageFor: (name: string) => `The variant is called “${name}”.`,
    failure: 'Failed to create a variant',
  },
}

/**
 * Duplicates a deck, as a variant or not, and offers to open the copy. Each call makes another copy, but a retry
 * after a lost response reuses its idempotency key.
 */
function useDuplicateDeck(
  id: string,
  { endpoint, title, messageFor, failure }: (typeof copies)[keyof typeof copies],
): () => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const unanswered = useRef<string>(undefined)
  const { mutate } = useMutation({
    mutationFn: (changeId: string) =>
      call(endpoint, { params: { id }, input: { state: 'idea' }, changeId }),
    onSuccess: (copy) => {
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      const onClick = () =>
        void navigate({ to: pages.deck, params: { deckId: copy.id }, search: {} })
      toast(title, messageFor(copy.name), { label: 'Open', onClick })
    },
    onError: (error, changeId) => {
      if (isUnanswered(error)) unanswered.current = changeId
      explainFailure(error, {
        title: failure,
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
