import type { CardDataCard } from '@manafolio/contract'
import { isDatabaseAway, isSessionExpired } from '../api-error.ts'
import type { CardSearch } from './card-data-service.ts'
import { serviceOf } from './services.ts'

interface LookUpOptions {
  signal?: AbortSignal
}

/**
 * Cards by their exact names: null for those without details, and no entry for those that were not
 * requested because of the service's limit. Equal names are requested once.
 * Rejects only when it is aborted, when the session has expired (isSessionExpired), and while the
 * database is away (isDatabaseAway).
 */
export async function lookUpNames(
  base: string,
  names: readonly string[],
  { signal }: LookUpOptions = {},
): Promise<Map<string, CardDataCard | null>> {
  const { named, walkNames } = await serviceOf(base)
  const lookUp = async (name: string) =>
    [name, await unlessRefused(named(name, signal), signal)] as const
  return new Map(await walkNames([...new Set(names)], lookUp, signal))
}

/**
 * The results of each query, in the order of the queries; null for one that failed.
 * Rejects as lookUpNames does.
 */
export async function searchEach(
  base: string,
  queries: readonly CardSearch[],
  { signal }: LookUpOptions = {},
): Promise<(CardDataCard[] | null)[]> {
  const { search, walkSearches } = await serviceOf(base)
  return walkSearches(queries, (query) => unlessRefused(search(query, signal), signal), signal)
}

/** A response that is not OK gives no details; the pages work without them. */
async function unlessRefused<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined) {
  try {
    return await answer
  } catch (error) {
    if (signal?.aborted || isSessionExpired(error) || isDatabaseAway(error)) throw error
    return null
  }
}
