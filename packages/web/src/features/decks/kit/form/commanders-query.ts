import { type Card, type DeckFormat, formatFacts, limits, searchCards } from '@manafolio/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../../lib/api.ts'
import { pause } from '../../../../lib/pause.ts'
import { usualOrder } from '../closed-query.ts'
import { onePerName } from '../one-per-name.ts'

export interface FoundCommanders {
  cards: Card[]
  hasMore: boolean
  /** Which parts of the query are ignored, and why. */
  warnings: string[]
}

/** A page has several printings of each card, so one page rarely has enough names. */
const maxPages = 4
const waitMs = 120

/**
 * Searches for the commanders of a format as the user types a closed query: each request aborts the previous
 * one.
 */
export function useCommanders(
  format: DeckFormat,
  text: string,
  onFailure: (error: Error, onRetry: () => void) => void,
) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['cards', 'commanders', format, text],
    queryFn: text ? ({ signal }) => requestSoon(queriesOf(format, text), signal) : skipToken,
    placeholderData: keepPreviousData,
  })
  const retry = () => void refetch({ cancelRefetch: false })
  const notify = useEffectEvent((failure: Error) => onFailure(failure, retry))
  useEffect(() => {
    if (error) notify(error)
  }, [error])
  return { data, isPlaceholderData, isFetching, retry }
}

/** Some rebalanced Arena cards are listed as if they were printed. */
const onPaper = '-is:digital -is:rebalanced'

/**
 * Legal cards come before banned or never legal ones, which may still be played among friends. Cards that
 * don't exist on paper can't.
 */
function queriesOf(format: DeckFormat, text: string): string[] {
  const { legality, commanders } = formatFacts[format]
  return ['', '-'].map(
    (not) => `${usualOrder} ${not}legal:${legality} ${onPaper} ${commanders} (${text})`,
  )
}

/** Debounces the request: it is aborted if the text changes before. */
async function requestSoon(queries: string[], signal: AbortSignal): Promise<FoundCommanders> {
  await pause(waitMs, signal)
  return findCommanders(queries, signal)
}

/** The results of the first query, then of the next one, until there are enough. */
async function findCommanders(queries: string[], signal: AbortSignal): Promise<FoundCommanders> {
  let [query, ...rest] = queries
  let found: Card[] = []
  let page = 1
  const warnings = new Set<string>()
  for (let pages = 0; query !== undefined && pages < maxPages; pages++) {
    if (found.length >= limits.commanderResults) break
    const input = { query, unique: 'cards', page } as const
    const response = await call(searchCards, { input, signal })
    for (const warning of response.warnings) warnings.add(warning)
    found = onePerName([...found, ...response.cards])
    page = response.hasMore ? page + 1 : 1
    if (!response.hasMore) [query, ...rest] = rest
  }
  const cards = found.slice(0, limits.commanderResults)
  const hasMore = query !== undefined || cards.length < found.length
  return { cards, hasMore, warnings: [...warnings] }
}
