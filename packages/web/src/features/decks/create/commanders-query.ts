import { type Card, type DeckFormat, formatFacts, limits, searchCards } from '@manafolio/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { onePerName } from '../one-per-name.ts'

export interface FoundCommanders {
  cards: Card[]
  hasMore: boolean
}

/** Of each card a page has several printings, so that one rarely has enough names. */
const mostPages = 4
const waitMs = 120

/**
 * What can lead a deck of a format by a trimmed text of the query language, as it is typed: a question
 * is given up as soon as there is another, whose answer takes the place of the one before.
 */
export function useCommanders(
  format: DeckFormat,
  text: string,
  onFailure: (error: Error, onRetry: () => void) => void,
) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['cards', 'commanders', format, text],
    queryFn: text ? ({ signal }) => askSoon(queryOf(format, text), signal) : skipToken,
    placeholderData: keepPreviousData,
  })
  const ask = () => void refetch({ cancelRefetch: false })
  const tell = useEffectEvent((failure: Error) => onFailure(failure, ask))
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  return { data, isPlaceholderData, isFetching, ask }
}

/** The text stands last and in brackets: what it leaves open changes nothing of who may lead. */
function queryOf(format: DeckFormat, text: string): string {
  return `${formatFacts[format].commanders} (${text})`
}

/** Asks after a moment without another letter: until then the question may be given up. */
async function askSoon(query: string, signal: AbortSignal): Promise<FoundCommanders> {
  await new Promise((resolve) => setTimeout(resolve, waitMs))
  signal.throwIfAborted()
  return findCommanders(query, signal)
}

async function findCommanders(query: string, signal: AbortSignal): Promise<FoundCommanders> {
  let found: Card[] = []
  let hasMore = true
  for (let page = 1; hasMore && page <= mostPages; page++) {
    if (found.length >= limits.commanderResults) break
    const input = { query, unique: 'cards', page } as const
    const answer = await call(searchCards, { input, signal })
    found = onePerName([...found, ...answer.cards])
    hasMore = answer.hasMore
  }
  const cards = found.slice(0, limits.commanderResults)
  return { cards, hasMore: hasMore || cards.length < found.length }
}
