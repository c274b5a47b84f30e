import { type CardFacts, getCardFacts, limits } from '@manafolio/contract'
import { type DeckSheet, type SheetDeck, sheetOf } from '@manafolio/deck'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../lib/api.ts'

const cardFactsKey = ['card-facts']

/** The error that prevents a sheet, and a retry. */
export interface SheetFailure {
  error: Error
  onRetry: () => void
}

export interface LoadedSheet {
  sheet: DeckSheet | null
  /** Undefined unless loading failed. */
  failure: SheetFailure | undefined
}

/**
 * The sheet of a deck for the rules; null until the facts of its cards are loaded. Those of a card that was
 * just added come a moment later.
 */
export function useDeckSheet(deck: SheetDeck | undefined): LoadedSheet {
  const client = useQueryClient()
  const ids = [...(deck?.cards ?? []).map(({ scryfallId }) => scryfallId), deck?.commanderId ?? '']
  const {
    data: facts,
    error,
    refetch,
  } = useQuery({
    ...cardFactsQuery(client, ids.filter(Boolean)),
    placeholderData: keepPreviousData,
    enabled: deck !== undefined,
  })
  const sheet = useMemo(() => (deck && facts ? sheetOf(deck, facts) : null), [deck, facts])
  const failure = useMemo(
    () => (error ? { error, onRetry: () => void refetch() } : undefined),
    [error, refetch],
  )
  return { sheet, failure }
}

/** The facts of printings by id, and those of earlier ones until they are loaded. */
export function useCardFacts(scryfallIds: readonly string[]): Facts | undefined {
  const query = cardFactsQuery(useQueryClient(), scryfallIds)
  return useQuery({ ...query, placeholderData: keepPreviousData }).data
}

/**
 * The facts of printings by id. Facts that are cached are not requested again: they change only with the
 * catalogue, and the whole cache is cleared then.
 */
export function cardFactsQuery(client: QueryClient, scryfallIds: readonly string[]) {
  const ids = [...new Set(scryfallIds)].sort()
  return queryOptions({
    queryKey: [...cardFactsKey, ids],
    meta: { isStored: true },
    queryFn: async ({ signal }) => {
      const cached = cachedFacts(client)
      const missing = ids.filter((id) => !cached.has(id))
      const fetched = await fetchFacts(missing, signal)
      return new Map(
        ids.flatMap((id) => {
          const facts = cached.get(id) ?? fetched[id]
          return facts ? [[id, facts] as const] : []
        }),
      )
    },
  })
}

type Facts = ReadonlyMap<string, CardFacts>

function cachedFacts(client: QueryClient): Facts {
  const queries = client.getQueriesData<Facts>({ queryKey: cardFactsKey })
  return new Map(queries.flatMap(([, facts]) => [...(facts ?? [])]))
}

async function fetchFacts(ids: readonly string[], signal: AbortSignal) {
  const facts: Record<string, CardFacts> = {}
  for (let from = 0; from < ids.length; from += limits.cardLookups) {
    const scryfallIds = ids.slice(from, from + limits.cardLookups)
    Object.assign(facts, (await call(getCardFacts, { input: { scryfallIds }, signal })).facts)
  }
  return facts
}
