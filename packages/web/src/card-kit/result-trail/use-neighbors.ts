import type { Card, CardSearchResult } from '@manafolio/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cardSearchPageQuery, likelyPage, type SearchRequest } from '../card-search-query.ts'
import type { ResultPlace } from './result-place.ts'

interface Neighbors {
  total: number | undefined
  /** Undefined at an end of the results, and until they are fetched. */
  previous: Card | undefined
  next: Card | undefined
}

/** The results before and after a place. Only the pages that they are on are fetched. */
export function useNeighbors({ q, mode, sort, position }: ResultPlace): Neighbors {
  const before = usePageWith({ q, mode, sort }, Math.max(0, position - 1))
  const after = usePageWith({ q, mode, sort }, position + 1)
  return {
    total: (before ?? after)?.totalCards,
    previous: before && cardAt(before, position - 1),
    next: after && cardAt(after, position + 1),
  }
}

/** The page of a position. Pages differ in size a little, so it may be the one beside the likely one. */
function usePageWith(request: SearchRequest, position: number): CardSearchResult | undefined {
  const [tried, setTried] = useState({ position, page: likelyPage(position) })
  const page = tried.position === position ? tried.page : likelyPage(position)
  const { data } = useQuery(cardSearchPageQuery(request, page))
  const step = data ? stepTo(data, position) : 0
  if (step !== 0 && page + step > 0) setTried({ position, page: page + step })
  return step === 0 ? data : undefined
}

function stepTo({ offset, cards, hasMore }: CardSearchResult, position: number): number {
  if (position < offset) return -1
  return position >= offset + cards.length && hasMore ? 1 : 0
}

function cardAt({ cards, offset }: CardSearchResult, position: number): Card | undefined {
  return cards[position - offset]
}
