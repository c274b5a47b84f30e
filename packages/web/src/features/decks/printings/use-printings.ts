import type { Card } from '@manafolio/contract'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { explainFailure } from '../../../ui/explain-failure.ts'
import type { DeckRow } from '../deck-actions.ts'
import { isPrintingOf, printingsQuery } from './printing-query.ts'

/** All printings of the card of a row, itself among them. They come page after page. */
export function usePrintings({ card, cardName }: DeckRow) {
  const queryClient = useQueryClient()
  const name = card?.name ?? cardName
  const query = printingsQuery(name)
  const search = useInfiniteQuery(query)
  const { error, isError, hasNextPage, isFetching, fetchNextPage } = search

  // After each render: a page may come so fast that nothing else of the search looks different.
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  })

  /** What is there already is kept. */
  function tryAgain() {
    if (search.data) void fetchNextPage()
    else void queryClient.resetQueries({ queryKey: query.queryKey })
  }

  const tell = useEffectEvent((failure: Error) =>
    explainFailure(failure, {
      title: 'Search failed',
      message: 'Could not search for printings.',
      onRetry: tryAgain,
    }),
  )
  useEffect(() => {
    if (error) tell(error)
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
    tryAgain,
  }
}

/** Searches leave out what is no card of the game, such as oversized ones; a deck may have it. */
function withCurrent(found: readonly Card[], current: Card | null): readonly Card[] {
  if (!current || found.some(({ id }) => id === current.id)) return found
  return [current, ...found]
}
