import type { Card } from '@manafolio/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { explainFailure } from '../../../../ui/explain-failure.ts'
import type { DeckRow } from '../../kit/deck-actions.ts'
import { isPrintingOf, printingsQuery } from './printing-query.ts'

/** All printings of a row's card, loaded page by page. */
export function usePrintings({ card, cardName }: DeckRow) {
  const queryClient = useQueryClient()
  const name = card?.name ?? cardName
  const query = printingsQuery(name)
  const search = useInfiniteQuery(query)
  const { error, isError, hasNextPage, isFetching, fetchNextPage } = search

  // After every render: a page can load so fast that no dependency would change.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  })

  /** Pages that are loaded already stay. */
  function retry() {
    if (search.data) void fetchNextPage()
    else void queryClient.resetQueries({ queryKey: query.queryKey })
  }

  const notify = useEffectEvent((failure: Error) =>
    explainFailure(failure, {
      title: 'Search failed',
      message: 'Could not search for printings.',
      onRetry: retry,
    }),
  )
  useEffect(() => {
    if (error) notify(error)
  }, [error])

  const found = search.data?.pages.flatMap(({ cards }) => cards)
  return {
    printings:
      found &&
      withCurrent(
        found.filter((one) => isPrintingOf(one, name)),
        card,
      ),
    isError,
    isComplete: search.isSuccess && !hasNextPage,
    retry,
  }
}

/** Searches omit extras such as oversized cards, but a deck may have one. */
function withCurrent(found: readonly Card[], current: Card | null): readonly Card[] {
  if (!current || found.some(({ id }) => id === current.id)) return found
  return [current, ...found]
}
