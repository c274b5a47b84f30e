import { queryOptions } from '@tanstack/react-query'
import { isSessionExpired } from '../api-error.ts'
import type { CardSearch } from './card-data-service.ts'
import { serviceOf } from './services.ts'

const askAgainMs = 60_000

/**
 * Why details are missing decides what becomes of it. That no card has the id is an answer: null,
 * kept like any other. That there was no good answer (refused, cut off, not readable) is an error
 * without data, never kept: pages show `data ?? null`, and it is asked again when the next part of a
 * page wants it, when the network is back, when the catalogue changes, and once a minute while it is
 * on screen. An expired session is such an error too, which isSessionExpired knows; signing in mends
 * it, asking again does not.
 */
export const recovery = {
  retry: false,
  retryOnMount: true,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: true,
  throwOnError: false,
  refetchInterval: ({ state: { error } }: { state: { error: Error | null } }) =>
    error === null || isSessionExpired(error) ? false : askAgainMs,
} as const

/** All cards that are asked for by their ids begin with this. */
export const cardsKey = ['card-data', 'card']

/** A card of the card-data service by its id; null when no card has it. */
export function cardQuery(base: string, scryfallId: string) {
  return queryOptions({
    ...recovery,
    queryKey: [...cardsKey, base, scryfallId],
    queryFn: async ({ signal }) => (await serviceOf(base)).card(scryfallId, signal),
  })
}

/** A card in any of its printings, by its exact name or a face's; null when no card has it. */
export function namedCardQuery(base: string, name: string) {
  return queryOptions({
    ...recovery,
    queryKey: ['card-data', 'named', base, name],
    queryFn: async ({ signal }) => (await serviceOf(base)).named(name, signal),
  })
}

/** The first cards that a query in the full syntax finds, each in one printing; none is an empty list. */
export function cardSearchQuery(base: string, { q, order }: CardSearch) {
  return queryOptions({
    ...recovery,
    queryKey: ['card-data', 'search', base, { q, order }],
    queryFn: async ({ signal }) => (await serviceOf(base)).search({ q, order }, signal),
  })
}
