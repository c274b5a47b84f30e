import type { CardDataCard } from '@manafolio/contract'
import { isSessionExpired } from '../api-error.ts'
import type { CardSearch } from './card-data-service.ts'
import { serviceOf } from './services.ts'

interface LookUpOptions {
  signal?: AbortSignal
}

/**
 * Cards by their exact names: null for those of which there are no details, and no entry for those
 * that were not asked for because the base takes only so many. Equal names are asked for once.
 * Rejects only when it is aborted and when the session has expired (isSessionExpired).
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
 * What each query finds, in the order of the queries; null for one that was not answered.
 * Rejects only when it is aborted and when the session has expired (isSessionExpired).
 */
export async function searchInTurn(
  base: string,
  queries: readonly CardSearch[],
  { signal }: LookUpOptions = {},
): Promise<(CardDataCard[] | null)[]> {
  const { search, walkSearches } = await serviceOf(base)
  return walkSearches(queries, (query) => unlessRefused(search(query, signal), signal), signal)
}

/** An answer that is not OK gives no details; the pages go on without. */
async function unlessRefused<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined) {
  try {
    return await answer
  } catch (error) {
    if (signal?.aborted || isSessionExpired(error)) throw error
    return null
  }
}
