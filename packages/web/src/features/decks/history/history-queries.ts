import {
  type DeckDetail,
  type DeckTexts,
  type DeckThen,
  getDeckVersion,
  listDeckChanges,
  restoreDeck,
} from '@manafolio/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { decksKey } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { freshMs } from '../../../lib/query-client.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { toast } from '../../../ui/toast.ts'
import { storeResponse } from '../kit/changes/deck-cache.ts'
import { deckChangesRegistry } from '../kit/changes/deck-changes-registry.ts'

/** One page of the changes to a deck, newest first. */
export function deckChangesQuery(deckId: string, page: number) {
  return queryOptions({
    queryKey: [...decksKey, 'changes', deckId, page],
    queryFn: ({ signal }) =>
      call(listDeckChanges, { params: { id: deckId }, input: { page }, signal }),
    staleTime: freshMs, // there may be new changes since the last visit, from here or another device
  })
}

/** A deck as it was in a version. */
export function deckVersionQuery(deckId: string, version: number) {
  return queryOptions({
    queryKey: [...decksKey, 'version', deckId, version],
    queryFn: ({ signal }) =>
      call(getDeckVersion, { params: { id: deckId, version: String(version) }, signal }),
  })
}

export interface Restoration {
  /** The deck as it was compared with the version. */
  current: DeckDetail
  texts: DeckTexts
  earlier: DeckThen
}

interface RestoreRequest {
  to: number
  /** The version that the deck has current. */
  version: number
  /** The cards current, and those of the restored version. */
  before: DeckDetail['cards']
  after: DeckDetail['cards']
  message: string
  isUndo: boolean
  onRestored: () => void
}

/** Restores a version of a deck, and offers to undo that. */
export function useRestoreDeck(deckId: string) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ to, version }: RestoreRequest) =>
      call(restoreDeck, { params: { id: deckId }, input: { to, version } }),
    onSuccess: (state, { version, before, after, message, isUndo, onRestored }) => {
      storeResponse(queryClient, state, after)
      deckChangesRegistry(queryClient).of(deckId).clearHistory() // its steps belong to the deck before
      void queryClient.invalidateQueries({ queryKey: decksKey })
      const undo = () =>
        mutate({
          to: version,
          version: state.version,
          before: after,
          after: before,
          message: 'Your deck is as it was before.',
          isUndo: true,
          onRestored: () => {},
        })
      if (isUndo) toast('Undone', message)
      else toast('Deck restored', message, { label: 'Undo', onClick: undo })
      onRestored()
    },
    onError: (error, request) => {
      explainFailure(error, {
        title: request.isUndo ? 'Undo failed' : 'Failed to restore deck',
        message: messageOf(error, 'The deck could not be restored. Check your connection.'),
        onRetry: () => mutate(request),
      })
      // The deck has changed since it was compared, or is gone.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey: decksKey })
    },
  })
  const restore = ({ current, earlier }: Restoration, onRestored: () => void) => {
    mutate({
      to: earlier.version,
      version: current.version,
      before: current.cards,
      after: earlier.cards,
      message: `Your deck is as it was on ${formatInstant(earlier.happenedAt)}.`,
      isUndo: false,
      onRestored,
    })
  }
  return { restore, isPending }
}
