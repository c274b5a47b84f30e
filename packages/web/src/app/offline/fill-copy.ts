import { type CollectionEntry, cardDataPath, type DeckSummary } from '@manafolio/contract'
import { hashKey, type QueryClient } from '@tanstack/react-query'
import { deckQuery, decksQuery } from '../../card-kit/decks-query.ts'
import { entriesQuery, statsQuery } from '../../features/collection/collection-query.ts'
import { fetchTile, tileKey } from '../../features/collection/use-card-details.ts'
import { deckTextsQuery } from '../../features/decks/kit/texts/deck-texts-query.ts'
import { cardFactsQuery } from '../../features/decks/kit/use-deck-sheet.ts'
import { savedSearchesQuery } from '../../features/search/saved/saved-searches-query.ts'
import { isUnanswered } from '../../lib/api-error.ts'
import { readAnswer, storeAnswers, storedHashes } from '../../lib/offline/stored-answers.ts'
import { pause } from '../../lib/pause.ts'
import { siteQuery } from '../../lib/site.ts'

/** What is on the screen goes first. */
const pauseMs = 500
const tilesAtOnce = 250

/**
 * Fetches what the player has not opened, so that all of it can be read without a network: the
 * collection with the cards in it, and the decks that changed since they were stored. What can't be
 * fetched is left for the next visit.
 */
export async function fillCopy(queryClient: QueryClient, signal: AbortSignal): Promise<void> {
  try {
    const [entries, decks] = await Promise.all([
      queryClient.ensureQueryData(entriesQuery),
      queryClient.ensureQueryData(decksQuery),
      queryClient.prefetchQuery(statsQuery),
      queryClient.prefetchQuery(savedSearchesQuery),
    ])
    await fillDecks(queryClient, decks, signal)
    await fillTiles(queryClient, entries, signal)
  } catch (error) {
    if (!signal.aborted && !isUnanswered(error)) throw error
  }
}

async function fillDecks(
  queryClient: QueryClient,
  decks: readonly DeckSummary[],
  signal: AbortSignal,
): Promise<void> {
  for (const { id, updatedAt } of decks) {
    const stored = await readAnswer(hashKey(deckQuery(id).queryKey))
    // Only answers of that query are stored under its key.
    if ((stored?.data as DeckSummary | undefined)?.updatedAt === updatedAt) continue
    const deck = await queryClient.fetchQuery({ ...deckQuery(id), staleTime: 0 })
    const ids = [...deck.cards.map(({ scryfallId }) => scryfallId), deck.commanderId ?? '']
    await queryClient.prefetchQuery(cardFactsQuery(queryClient, ids.filter(Boolean)))
    await queryClient.prefetchQuery(deckTextsQuery(id))
    await pause(pauseMs, signal)
  }
}

/** Not through the query cache: a whole collection would pile up in memory. */
async function fillTiles(
  queryClient: QueryClient,
  entries: readonly CollectionEntry[],
  signal: AbortSignal,
): Promise<void> {
  const { cardDataUrl: base } = await queryClient.ensureQueryData(siteQuery)
  if (base !== cardDataPath) return // a public service has a rate limit
  const known = await storedHashes()
  const hashOf = (scryfallId: string) => hashKey(tileKey(base, scryfallId))
  const missing = entries.map((entry) => entry.scryfallId).filter((id) => !known.has(hashOf(id)))
  for (let from = 0; from < missing.length; from += tilesAtOnce) {
    const ids = missing.slice(from, from + tilesAtOnce)
    const tiles = await Promise.all(ids.map((id) => fetchTile(base, id, signal)))
    signal.throwIfAborted() // nothing is stored after the session
    const updatedAt = Date.now()
    await storeAnswers(ids.map((id, place) => [hashOf(id), { data: tiles[place], updatedAt }]))
    await pause(pauseMs, signal)
  }
}
