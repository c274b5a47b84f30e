import { queryOptions } from '@tanstack/react-query'
import { isSessionExpired } from '../api-error.ts'
import type { CardSearch } from './card-data-service.ts'
import { cardsKey } from './cards-key.ts'
import { serviceOf } from './services.ts'

const retryMs = 60_000

/**
 * Missing details are of two kinds. That no card has the id is a result: null, cached like any other.
 * A failure (refused, cut off, not readable) is an error without data and is never cached: pages show
 * `data ?? null`, and it is fetched again when another part of a page needs it, when the network is
 * back, when the catalogue changes, and once a minute while it is on screen. An expired session is
 * such an error too (see isSessionExpired); only signing in again helps, not a retry.
 */
export const recovery = {
  retry: false,
  retryOnMount: true,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  throwOnError: false,
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) =>
    error === null || isSessionExpired(error) ? false : retryMs,
} as const

/** A card of the card-data service by its id; null when there is none. */
export function cardQuery(base: string, scryfallId: string) {
  return queryOptions({
    ...recovery,
    queryKey: [...cardsKey, base, scryfallId],
    queryFn: async ({ signal }) => (await serviceOf(base)).card(scryfallId, signal),
  })
}

/** A card in any of its printings, by its exact name or a face's; null when there is none. */
export function namedCardQuery(base: string, name: string) {
  return queryOptions({
    ...recovery,
    queryKey: ['card-data', 'named', base, name],
    queryFn: async ({ signal }) => (await serviceOf(base)).named(name, signal),
  })
}

/** The first cards that a query in the full syntax finds, each in one printing. */
export function cardSearchQuery(base: string, { q, order }: CardSearch) {
  return queryOptions({
    ...recovery,
    queryKey: ['card-data', 'search', base, { q, order }],
    queryFn: async ({ signal }) => (await serviceOf(base)).search({ q, order }, signal),
  })
}
