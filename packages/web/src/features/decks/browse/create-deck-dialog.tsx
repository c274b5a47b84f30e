import type { DeckFormat } from '@manafolio/contract'
import { createDeck, type DeckSummary, formatFacts, type NewDeck, pages } from '@manafolio/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { decksQuery } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { fieldErrorsOf, messageOf } from '../../../lib/api-error.ts'
import { newChangeId } from '../../../lib/change-id.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { overDecks } from '../kit/deck-link.ts'
import { DeckForm } from '../kit/form/deck-form.tsx'
import { useDeckDraft } from '../kit/form/use-deck-draft.ts'

interface CreateDeckDialogProps {
  format: DeckFormat | undefined
  onClosed: () => void
}

/** Creates a deck, and opens it in the editor. */
export function CreateDeckDialog({ format = undefined, onClosed }: CreateDeckDialogProps) {
  const unled = { commander: null, commanderColor: null }
  const form = useDeckDraft({ name: '', format: format ?? '', description: '', ...unled })
  const { mutate, isPending } = useCreateDeck()
  const open = useOpenDeck()
  const created = useRef<DeckSummary>(undefined)
  const isClosed = useRef(false)

  /** The editor comes once this dialog has given back the focus. */
  function leave() {
    isClosed.current = true
    onClosed()
    if (created.current) open(created.current)
  }

  return (
    <Dialog title="Create New Deck" width={640} isBusy={isPending} onClosed={leave}>
      {(close) => (
        <DeckForm
          form={form}
          isPending={isPending}
          submit={isPending ? 'Creating...' : 'Create Deck'}
          onCancel={close}
          onSubmit={(deck) =>
            mutate({
              deck,
              onCreated(summary) {
                created.current = summary
                if (isClosed.current) open(summary)
                else close()
              },
              onRefused: (error) => form.refuse(fieldErrorsOf(error)),
            })
          }
        />
      )}
    </Dialog>
  )
}

interface CreateRequest {
  deck: NewDeck
  /** Also called when a retry from the toast succeeds. */
  onCreated: (deck: DeckSummary) => void
  onRefused: (error: Error) => void
}

/** Creates a deck and shows a toast. A retry does not create a second deck. */
function useCreateDeck() {
  const queryClient = useQueryClient()
  const changeIdOf = useChangeId()
  const creation = useMutation({
    mutationFn: ({ deck }: CreateRequest) =>
      call(createDeck, { input: deck, changeId: changeIdOf(deck) }),
    onSuccess: (deck, { onCreated }) => {
      queryClient.setQueryData(decksQuery.queryKey, (decks) => decks && withDeck(decks, deck))
      void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
      toast('Deck created!', createdMessage(deck))
      onCreated(deck)
    },
    onError: (error, request) => {
      explainFailure(error, {
        title: 'Failed to create deck',
        message: messageOf(error, 'Something went wrong. Please try again.'),
        onRetry: () => creation.mutate(request),
      })
      request.onRefused(error)
    },
  })
  return creation
}

/** The idempotency key of a request: the same for the same deck. */
function useChangeId() {
  const last = useRef({ payload: '', changeId: '' })
  return (deck: NewDeck) => {
    const payload = JSON.stringify(deck)
    if (payload !== last.current.payload) last.current = { payload, changeId: newChangeId() }
    return last.current.changeId
  }
}

function useOpenDeck() {
  const navigate = useNavigate()
  return ({ id }: DeckSummary) =>
    void navigate({
      to: pages.deck,
      params: { deckId: id },
      search: (search) => search,
      resetScroll: false,
      state: overDecks,
    })
}

function withDeck(decks: DeckSummary[], deck: DeckSummary): DeckSummary[] {
  return [deck, ...decks.filter(({ id }) => id !== deck.id)]
}

function createdMessage({ name, format }: DeckSummary): string {
  return `Your ${formatFacts[format].name} deck "${name}" has been created.`
}
