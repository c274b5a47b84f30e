import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useSite } from '../../../lib/site.ts'
import { namesInDeck, withFaces } from './deck-names.ts'
import type { Suggestion } from './merged-suggestions.ts'
import { type DeckForSuggestions, suggestedFor } from './suggested-for.ts'
import { useTellFailure } from './use-tell-failure.ts'

/**
 * Suggestions for a deck that has cards, made anew whenever these change. Until the new ones are there
 * the old ones stay, without what has come into the deck since; an answer that comes too late is
 * dropped. Not there while the first are under way, and after a failure.
 */
export function useSuggestions(deck: DeckForSuggestions) {
  const base = useSite()?.cardDataUrl
  const query = useQuery(suggestionsQuery(base, deck))
  const tryAgain = useTellFailure(query)
  return {
    suggestions: query.data && withoutDeck(query.data, deck),
    isUpdating: query.isPlaceholderData,
    isFailed: query.isError,
    tryAgain,
  }
}

function suggestionsQuery(base: string | undefined, deck: DeckForSuggestions) {
  const rows = deck.cards.map((row) => [row.slotType, row.scryfallId, row.quantity].join(' '))
  return queryOptions({
    queryKey: ['card-data', 'suggestions', base, deck.format, deck.commanderId, rows.sort()],
    queryFn: ({ client, signal }) => suggestedFor(deck, { base: base ?? '', client, signal }),
    enabled: base !== undefined,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true, // only what failed is asked for again
  })
}

function withoutDeck(suggestions: Suggestion[], deck: DeckForSuggestions): Suggestion[] {
  const names = namesInDeck(deck)
  return suggestions.filter(({ card }) => !withFaces(card.name).some((name) => names.has(name)))
}
