import { type DeckSummary, getDeck, listDecks } from '@manafolio/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { freshMs } from '../lib/query-client.ts'

/** Everything under this key is refetched when decks change. */
export const decksKey = ['decks']

export const decksQuery = queryOptions({
  queryKey: [...decksKey, 'list'],
  queryFn: ({ signal }) => call(listDecks, { signal }),
  meta: { isStored: true },
})

/** A deck with its cards, which may have been changed elsewhere. */
export function deckQuery(deckId: string) {
  return queryOptions({
    queryKey: [...decksKey, 'deck', deckId],
    queryFn: ({ signal }) => call(getDeck, { params: { id: deckId }, signal }),
    meta: { isStored: true },
    staleTime: freshMs,
  })
}

/** The decks that were changed last come first. */
export function latestFirst(decks: readonly DeckSummary[]): DeckSummary[] {
  return decks.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}
