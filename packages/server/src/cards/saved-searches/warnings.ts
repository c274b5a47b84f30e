import { limits, type SavedSearch } from '@manafolio/contract'
import { type Catalogue, type World, warningsOfQuery } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { isPersonal, type OfUsers, worldOfQueries } from '../rules.ts'
import type { StoredSearch } from './store.ts'

export interface WarningNeeds extends Pick<Deps, 'clock' | 'catalogue'>, OfUsers {
  warningCache: WarningCache
}

/** The warnings of queries by day and query, which go with their catalogue. */
type WarningCache = WeakMap<Catalogue, LRUCache<string, string[]>>

/** 2,000 lists take at most a few megabytes. */
const cachedQueries = 2000

/** What the catalogue no longer knows is reported, so that old searches never fail. */
export async function withWarnings(
  needs: WarningNeeds,
  userId: string,
  stored: readonly StoredSearch[],
): Promise<SavedSearch[]> {
  const catalogue = needs.catalogue.current()
  const queries = stored.map(({ query }) => query)
  const world = await worldOfQueries(needs, catalogue, { queries, userId })
  const warningsOf = cachedWarnings(needs.warningCache, catalogue, world)
  const searches: SavedSearch[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const search of stored) {
    searches.push({ ...search, warnings: warningsOf(search.query) })
    await yieldToEventLoop()
  }
  return searches
}

/** Some queries take milliseconds to check, and people open the search page often. */
function cachedWarnings(cache: WarningCache, catalogue: Catalogue, world: World) {
  const cached = cache.get(catalogue) ?? new LRUCache({ max: cachedQueries })
  cache.set(catalogue, cached)
  return (query: string): string[] => {
    if (isPersonal(query)) return firstWarnings(catalogue, query, world)
    const key = `${world.today} ${query}`
    const warnings = cached.get(key) ?? firstWarnings(catalogue, query, world)
    cached.set(key, warnings)
    return warnings
  }
}

function firstWarnings(catalogue: Catalogue, query: string, world: World): string[] {
  return warningsOfQuery(catalogue, query, world).slice(0, limits.savedSearchWarnings)
}
