import {
  type DeckDetail,
  type DeckSummary,
  pages,
  pathOf,
  shareDeck,
  stopSharingDeck,
} from '@manafolio/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deckQuery, decksQuery } from '../../../card-kit/decks-query.ts'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import type { MenuDeck } from './deck-menu.tsx'

/** The public link of a deck, and the mutations that turn it on and off. */
export function useSharing(deck: MenuDeck) {
  const client = useQueryClient()
  const { data: decks } = useQuery({ ...decksQuery, enabled: false })
  const current = decks?.find(({ id }) => id === deck.id) ?? deck
  const params = { id: deck.id }
  const share = useMutation({
    mutationFn: () => call(shareDeck, { params }),
    onSuccess: ({ shareId }) => storeShareId(client, deck.id, shareId),
    onError: (error) => notifyFailed('Failed to share deck', error, () => share.mutate()),
  })
  const stop = useMutation({
    mutationFn: () => call(stopSharingDeck, { params }),
    onSuccess: () => storeShareId(client, deck.id, null),
    onError: (error) => notifyFailed('The link is still on', error, () => stop.mutate()),
  })
  const { shareId } = current
  const link = shareId === null ? null : linkTo(shareId)
  return { link, share, stop }
}

function linkTo(shareId: string): string {
  return new URL(pathOf(pages.sharedDeck.replace('$', ':'), { shareId }), location.origin).href
}

function notifyFailed(title: string, error: Error, onRetry: () => void) {
  const message = messageOf(
    error,
    'The server is not responding. Check your connection and try again.',
  )
  explainFailure(error, { title, message, onRetry })
}

/** Sharing does not change the version of a deck, so the cached deck stays valid. */
function storeShareId(client: QueryClient, id: string, shareId: string | null) {
  client.setQueryData(deckQuery(id).queryKey, (deck: DeckDetail | undefined) =>
    deck ? { ...deck, shareId } : deck,
  )
  client.setQueryData(decksQuery.queryKey, (decks: DeckSummary[] | undefined) =>
    decks?.map((deck) => (deck.id === id ? { ...deck, shareId } : deck)),
  )
  void client.invalidateQueries({ queryKey: decksQuery.queryKey })
}
