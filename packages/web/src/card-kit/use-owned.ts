import { countOwned, limits, type OwnedCopies } from '@manafolio/contract'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { collectionKey } from '../lib/collection-key.ts'

/** How many copies the user owns, by printing id; empty until they are loaded. */
export type Owned = ReadonlyMap<string, OwnedCopies>

/**
 * Fetches how many copies the user owns of the printings of each page, in as few requests as possible.
 * Another page is another request, so the others stay cached.
 */
export function useOwned(pages: readonly (readonly string[])[]): Owned {
  return useQueries({ queries: pages.flatMap(batchesOf).map(ownedQuery), combine: together })
}

function batchesOf(scryfallIds: readonly string[]): string[][] {
  const count = Math.ceil(scryfallIds.length / limits.ownedLookups)
  return Array.from({ length: count }, (_, at) =>
    scryfallIds.slice(at * limits.ownedLookups, (at + 1) * limits.ownedLookups),
  )
}

/** Under the collection's key: refetched when the collection changes. */
function ownedQuery(scryfallIds: string[]) {
  return queryOptions({
    queryKey: [...collectionKey, 'owned', scryfallIds],
    queryFn: async ({ signal }) => {
      const owned = await call(countOwned, { input: { scryfallIds }, signal })
      const none = { copies: 0, cardCopies: 0 }
      const known = new Map(owned.map((one) => [one.scryfallId, one]))
      return scryfallIds.map((scryfallId) => known.get(scryfallId) ?? { scryfallId, ...none })
    },
  })
}

/** The server lists only owned printings; the others get zero here. */
function together(answers: { data: OwnedCopies[] | undefined }[]): Owned {
  const all = answers.flatMap(({ data }) => data ?? [])
  return new Map(all.map((one) => [one.scryfallId, one]))
}
