import {
  type Card,
  type DeckDetail,
  type DeckState,
  type DeckSummary,
  getDeck,
} from '@manafolio/contract'
import type { QueryClient } from '@tanstack/react-query'
import { deckQuery, decksQuery } from '../../../../card-kit/decks-query.ts'
import { call } from '../../../../lib/api.ts'
import type { DeckRow } from '../deck-actions.ts'

export function cachedDeck(queryClient: QueryClient, deckId: string): DeckDetail | undefined {
  return queryClient.getQueryData(deckQuery(deckId).queryKey)
}

/** Fetches outside the query: a failure here does not remove the deck from the page. */
export async function fetchDeck(queryClient: QueryClient, deckId: string): Promise<DeckDetail> {
  const deck = await call(getDeck, { params: { id: deckId } })
  const cached = cachedDeck(queryClient, deckId)
  if (cached && isOlder(deck, cached)) return cached
  storeDeck(queryClient, deck)
  return deck
}

/** Makes the pages refetch, and show the result even if the deck is gone. */
export function refreshDeck(queryClient: QueryClient, deckId: string): void {
  void queryClient.invalidateQueries({ queryKey: deckQuery(deckId).queryKey })
  void queryClient.invalidateQueries({ queryKey: decksQuery.queryKey })
}

/** Stores the server's response to a write of these rows in the deck and in the list of decks. */
export function storeResponse(
  queryClient: QueryClient,
  response: DeckState | DeckDetail,
  written: readonly DeckRow[],
): void {
  const before = cachedDeck(queryClient, response.id)
  if (!before) refreshDeck(queryClient, response.id)
  if (!before || isOlder(response, before)) return
  // A running fetch is canceled for this response, so it has to be repeated.
  const { queryKey } = deckQuery(response.id)
  const wasInvalidated = queryClient.getQueryState(queryKey)?.isInvalidated
  const deck = 'commander' in response ? response : withCards(response, before, written)
  storeDeck(queryClient, deck)
  if (wasInvalidated || hasUnknownCards(before, deck)) refreshDeck(queryClient, response.id)
}

function storeDeck(queryClient: QueryClient, deck: DeckDetail): void {
  const { queryKey } = deckQuery(deck.id)
  void queryClient.cancelQueries({ queryKey }) // its result would be older
  queryClient.setQueryData(queryKey, deck)
  storeInList(queryClient, deck)
}

function storeInList(
  queryClient: QueryClient,
  { cards: _, commander: __, ...summary }: DeckDetail,
): void {
  const { queryKey } = decksQuery
  queryClient.setQueryData(queryKey, (decks: DeckSummary[] | undefined) =>
    decks?.map((deck) => (deck.id === summary.id ? summary : deck)),
  )
  if (queryClient.isFetching({ queryKey }) > 0) void queryClient.invalidateQueries({ queryKey })
}

/** Responses may arrive out of order. The versions of a deck that was created again start over. */
function isOlder(one: DeckState | DeckDetail, other: DeckDetail): boolean {
  return one.createdAt === other.createdAt && one.version < other.version
}

/** A response has only card ids; their details come from the deck before or from the written rows. */
function withCards(
  { cards, ...deck }: DeckState,
  before: DeckDetail,
  written: readonly DeckRow[],
): DeckDetail {
  const known = new Map<string, Card | null>(
    [...written, ...before.cards].map(({ scryfallId, card }) => [scryfallId, card]),
  )
  const hasSameCommander = deck.commanderId === before.commanderId
  return {
    ...deck,
    cards: cards.map((row) => ({ ...row, card: known.get(row.scryfallId) ?? null })),
    commander: hasSameCommander ? before.commander : (known.get(deck.commanderId ?? '') ?? null),
  }
}

/** Whether the deck has cards whose details were not fetched yet. */
function hasUnknownCards(before: DeckDetail, after: DeckDetail): boolean {
  const unknown = new Set(before.cards.filter(({ card }) => !card).map((row) => row.scryfallId))
  const hasNewCommander = after.commanderId !== before.commanderId && after.commanderId !== null
  return (
    after.cards.some(({ card, scryfallId }) => !card && !unknown.has(scryfallId)) ||
    (hasNewCommander && !after.commander)
  )
}
