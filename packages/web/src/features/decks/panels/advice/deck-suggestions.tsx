import { limits } from '@manafolio/contract'
import {
  keepPreviousData,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSite } from '../../../../lib/site.ts'
import { Button } from '../../../../ui/button.tsx'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import { namesInDeck, withFaces } from './deck-names.ts'
import type { Suggestion } from './merged-suggestions.ts'
import classes from './suggested-cards.module.css'
import type { SuggestedCardsProps } from './suggested-cards.tsx'
import { type DeckForSuggestions, suggestedFor } from './suggested-for.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { SuggestionSkeleton } from './suggestion-skeleton.tsx'

const failed = {
  title: 'Failed to fetch suggestions',
  message: 'Could not load card suggestions. Please try again later.',
}

const none: Suggestion[] = []

export function DeckSuggestions({ deck, actions }: SuggestedCardsProps) {
  const { suggestions, isUpdating, isFailed, retry } = useSuggestions(deck)
  const pages = usePages(suggestions ?? none)
  const isLoading = !suggestions && !isFailed
  return (
    <section aria-label="Suggested Cards" aria-busy={isLoading || isUpdating}>
      <div className={classes.head}>
        <h2 className={classes.title}>Suggested Cards</h2>
        <div className={classes.line}>
          <p role="status">
            {isLoading && 'Looking for cards that suit the deck...'}
            {suggestions && rangeMessage(pages.first, suggestions.length)}
          </p>
          {isUpdating && <span className={classes.updating}>Updating...</span>}
        </div>
        {pages.hasMore && (
          <Button variant="default" className={classes.more} onClick={pages.showMore}>
            Show More
          </Button>
        )}
      </div>
      {isLoading && <SuggestionSkeleton />}
      {isFailed && (
        <>
          <p className={classes.text}>Suggestions could not be loaded.</p>
          <Button variant="default" className={classes.again} onClick={retry}>
            Try again
          </Button>
        </>
      )}
      {suggestions?.length === 0 && !isUpdating && (
        <p className={classes.text}>There are no cards to suggest for this deck.</p>
      )}
      {suggestions && (
        <SuggestionList
          suggestions={pages.page}
          scryfallIds={suggestions.map(({ card }) => card.id)}
          actions={actions}
        />
      )}
    </section>
  )
}

function rangeMessage(first: number, count: number): string {
  if (count === 0) return ''
  return `${first + 1} to ${Math.min(first + limits.suggestionsShown, count)} of ${count}`
}

/**
 * One page of suggestions at a time; the last page is followed by the first. The page stays when most
 * suggestions stay, as after adding one; otherwise it starts over.
 */
function usePages(suggestions: readonly Suggestion[]) {
  const ids = suggestions.map(({ card }) => card.id)
  const [shown, setShown] = useState({ ids, page: 0 })
  if (!isSameList(shown.ids, ids)) {
    setShown({ ids, page: hasMostOf(shown.ids, ids) ? shown.page : 0 })
  }
  const pages = Math.ceil(ids.length / limits.suggestionsShown)
  const page = Math.min(shown.page, Math.max(0, pages - 1))
  const first = page * limits.suggestionsShown
  return {
    first,
    page: suggestions.slice(first, first + limits.suggestionsShown),
    hasMore: pages > 1,
    showMore: () => setShown({ ids, page: (page + 1) % pages }),
  }
}

function isSameList(before: readonly string[], after: readonly string[]): boolean {
  return before.length === after.length && before.every((id, place) => id === after[place])
}

function hasMostOf(before: readonly string[], after: readonly string[]): boolean {
  return before.filter((id) => after.includes(id)).length * 2 > before.length
}

/**
 * Suggestions for a deck, refreshed whenever its cards change. Until the new ones load, the old ones stay
 * without cards added since. Undefined while the first ones load, and after a failure.
 */
function useSuggestions(deck: DeckForSuggestions) {
  const base = useSite()?.cardDataUrl
  const query = useQuery(suggestionsQuery(base, deck))
  const retry = useFailureToast(query)
  return {
    suggestions: query.data && withoutDeck(query.data, deck),
    isUpdating: query.isPlaceholderData,
    isFailed: query.isError,
    retry,
  }
}

function suggestionsQuery(base: string | undefined, deck: DeckForSuggestions) {
  const rows = deck.cards.map((row) => [row.slotType, row.scryfallId, row.quantity].join(' '))
  return queryOptions({
    queryKey: ['card-data', 'suggestions', base, deck.format, deck.commanderId, rows.sort()],
    queryFn: ({ client, signal }) => suggestedFor(deck, { base: base ?? '', client, signal }),
    enabled: base !== undefined,
    placeholderData: keepPreviousData,
    refetchOnReconnect: true, // only failed queries are refetched
  })
}

function withoutDeck(suggestions: Suggestion[], deck: DeckForSuggestions): Suggestion[] {
  const names = namesInDeck(deck)
  return suggestions.filter(({ card }) => !withFaces(card.name).some((name) => names.has(name)))
}

/** Shows one toast while suggestions keep failing, and another after a retry fails. Returns the retry. */
function useFailureToast(query: UseQueryResult): () => void {
  const { error, refetch } = query
  const isCurrent = query.isSuccess && !query.isPlaceholderData
  const isNotified = useRef(false)
  const retry = useCallback(() => {
    isNotified.current = false
    void refetch()
  }, [refetch])
  useEffect(() => {
    if (isCurrent) isNotified.current = false
    if (!error || isNotified.current) return
    isNotified.current = true
    explainFailure(error, { ...failed, onRetry: retry })
  }, [error, isCurrent, retry])
  return retry
}
