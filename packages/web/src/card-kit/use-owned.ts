import { countOwned, limits, type OwnedCopies } from '@manafolio/contract'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { collectionKey } from '../lib/collection-key.ts'

/** How many copies of the printings are owned, by their ids; empty for what is not known yet. */
export type Owned = ReadonlyMap<string, OwnedCopies>

/**
 * Asks how many somebody owns of the printings of each page, in as few questions as the server takes.
 * A page more is a question more, so the answers to the others stay.
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

/** Under the key of the collection: when that changes, it is asked for again. */
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

/** The server tells only of what is owned; here are those of which it said nothing too. */
function together(answers: { data: OwnedCopies[] | undefined }[]): Owned {
  const all = answers.flatMap(({ data }) => data ?? [])
  return new Map(all.map((one) => [one.scryfallId, one]))
}
