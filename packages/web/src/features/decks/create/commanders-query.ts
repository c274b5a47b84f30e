import { type Card, type DeckFormat, formatFacts, limits, searchCards } from '@manafolio/contract'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../../lib/api.ts'
import { pause } from '../../../lib/pause.ts'
import { usualOrder } from '../closed-query.ts'
import { onePerName } from '../one-per-name.ts'

export interface FoundCommanders {
  cards: Card[]
  hasMore: boolean
  /** What of the query is ignored, and why. */
  warnings: string[]
}

/** Of each card a page has several printings, so that one rarely has enough names. */
const mostPages = 4
const waitMs = 120

/**
 * What can lead a deck of a format by a closed text of the query language, as it is typed: a question
 * is given up as soon as there is another, whose answer takes the place of the one before.
 */
export function useCommanders(
  format: DeckFormat,
  text: string,
  onFailure: (error: Error, onRetry: () => void) => void,
) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    queryKey: ['cards', 'commanders', format, text],
    queryFn: text ? ({ signal }) => askSoon(queriesOf(format, text), signal) : skipToken,
    placeholderData: keepPreviousData,
  })
  const ask = () => void refetch({ cancelRefetch: false })
  const tell = useEffectEvent((failure: Error) => onFailure(failure, ask))
  useEffect(() => {
    if (error) tell(error)
  }, [error])
  return { data, isPlaceholderData, isFetching, ask }
}

/** Some rebalanced cards of Arena are told as if they were printed. */
const onPaper = '-is:digital -is:rebalanced'

/**
 * What the format allows comes before what it bans, or never had: that may still be played among
 * friends. Cards that are not on paper can't.
 */
function queriesOf(format: DeckFormat, text: string): string[] {
  const { legality, commanders } = formatFacts[format]
  return ['', '-'].map(
    (not) => `${usualOrder} ${not}legal:${legality} ${onPaper} ${commanders} (${text})`,
  )
}

/** Asks after a moment without another letter: until then the question may be given up. */
async function askSoon(queries: string[], signal: AbortSignal): Promise<FoundCommanders> {
  await pause(waitMs, signal)
  return findCommanders(queries, signal)
}

/** What the first query finds, then what the next one does, until there are enough. */
async function findCommanders(queries: string[], signal: AbortSignal): Promise<FoundCommanders> {
  let [query, ...later] = queries
  let found: Card[] = []
  let page = 1
  const warnings = new Set<string>()
  for (let asked = 0; query !== undefined && asked < mostPages; asked++) {
    if (found.length >= limits.commanderResults) break
    const input = { query, unique: 'cards', page } as const
    const answer = await call(searchCards, { input, signal })
    for (const warning of answer.warnings) warnings.add(warning)
    found = onePerName([...found, ...answer.cards])
    page = answer.hasMore ? page + 1 : 1
    if (!answer.hasMore) [query, ...later] = later
  }
  const cards = found.slice(0, limits.commanderResults)
  const hasMore = query !== undefined || cards.length < found.length
  return { cards, hasMore, warnings: [...warnings] }
}
