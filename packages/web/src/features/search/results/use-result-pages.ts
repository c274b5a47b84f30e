import type { CardSearchResult } from '@manafolio/contract'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cardSearchPageQuery, type SearchRequest } from '../../../card-kit/card-search-query.ts'
import { type Owned, useOwned } from '../../../card-kit/use-owned.ts'
import { type PageState, placePages, type ResultPage } from './result-rows.ts'

interface PagesWanted {
  request: SearchRequest
  /** How many pages the list is long. */
  reached: number
  /** As many pages the list was long at first; those that come later are fetched at once. */
  initial: number
  /** The first and the last page near the viewport. */
  near: readonly [number, number]
  /** Of all pages, as the first one says. */
  total: number
}

interface ResultPages {
  pages: ResultPage[]
  owned: Owned
  isLoading: boolean
  retry: (page: number) => void
}

/** The pages of the list; those near the viewport are fetched, others stay as they are. */
export function useResultPages({ request, total, ...wanted }: PagesWanted): ResultPages {
  const queryClient = useQueryClient()
  const { reached, initial, near } = wanted
  const [from, to] = near
  const isWanted = (page: number) =>
    page === 1 || (page >= from && page <= to) || (page === reached && reached > initial)
  const { states, isLoading } = useQueries({
    queries: Array.from({ length: reached }, (_, at) => ({
      ...cardSearchPageQuery(request, at + 1),
      enabled: isWanted(at + 1),
    })),
    combine: together,
  })
  const pages = useMemo(() => placePages(upToLast(states), total), [states, total])
  const loaded = useMemo(() => states.slice(from - 1, to).flatMap(idsOf), [states, from, to])
  const owned = useOwned(loaded)
  return {
    pages,
    owned,
    isLoading,
    retry: (page) =>
      void queryClient.refetchQueries({ queryKey: cardSearchPageQuery(request, page).queryKey }),
  }
}

/** There may be fewer pages than when the list was left. */
function upToLast(states: readonly PageState[]): readonly PageState[] {
  const last = states.findIndex(({ answer }) => answer && !answer.hasMore)
  return last === -1 ? states : states.slice(0, last + 1)
}

interface QueryState {
  data: CardSearchResult | undefined
  isError: boolean
  isFetching: boolean
}

function together(queries: QueryState[]) {
  return {
    isLoading: queries.some(({ data, isFetching }) => !data && isFetching),
    states: queries.map(({ data, isError, isFetching }) => ({
      answer: data,
      hasFailed: isError && !isFetching,
    })),
  }
}

function idsOf({ answer }: { answer: CardSearchResult | undefined }): string[][] {
  return answer ? [answer.cards.map(({ id }) => id)] : []
}
