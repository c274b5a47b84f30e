import {
  type DeckDetail,
  type DeckSummary,
  pages,
  pathOf,
  shareDeck,
  stopSharingDeck,
} from '@manafolio/contract'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { explainFailure } from '../../../ui/explain-failure.ts'
import { deckQuery, decksQuery } from '../decks-query.ts'
import type { MenuDeck } from './deck-menu.tsx'

/** The link that shows a deck to everybody, and what turns it on and off. */
export function useSharing(deck: MenuDeck) {
  const client = useQueryClient()
  const { data: decks } = useQuery({ ...decksQuery, enabled: false })
  const known = decks?.find(({ id }) => id === deck.id) ?? deck
  const params = { id: deck.id }
  const share = useMutation({
    mutationFn: () => call(shareDeck, { params }),
    onSuccess: ({ shareId }) => keepShareId(client, deck.id, shareId),
    onError: (error) => tellFailed('Failed to share deck', error, () => share.mutate()),
  })
  const stop = useMutation({
    mutationFn: () => call(stopSharingDeck, { params }),
    onSuccess: () => keepShareId(client, deck.id, null),
    onError: (error) => tellFailed('The link is still on', error, () => stop.mutate()),
  })
  const { shareId } = known
  const link = shareId === null ? null : linkTo(shareId)
  return { link, share, stop }
}

function linkTo(shareId: string): string {
  return new URL(pathOf(pages.sharedDeck.replace('$', ':'), { shareId }), location.origin).href
}

function tellFailed(title: string, error: Error, onRetry: () => void) {
  const message = messageOf(
    error,
    'The server does not answer. Check your connection and try again.',
  )
  explainFailure(error, { title, message, onRetry })
}

/** A link is no version of the deck: what is known of it stays as it is. */
function keepShareId(client: QueryClient, id: string, shareId: string | null) {
  client.setQueryData(deckQuery(id).queryKey, (deck: DeckDetail | undefined) =>
    deck ? { ...deck, shareId } : deck,
  )
  client.setQueryData(decksQuery.queryKey, (decks: DeckSummary[] | undefined) =>
    decks?.map((deck) => (deck.id === id ? { ...deck, shareId } : deck)),
  )
  void client.invalidateQueries({ queryKey: decksQuery.queryKey })
}
