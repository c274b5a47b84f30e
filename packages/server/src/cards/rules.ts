import {
  type Catalogue,
  type Holdings,
  type UserDecks,
  usesDecks,
  usesHoldings,
  type World,
} from '@manafolio/search'
import type { Deps } from '../deps.ts'

/** What searches look at of a user. */
export interface OfUsers {
  /** Their collection. */
  holdingsOf: (userId: string, catalogue: Catalogue) => Promise<Holdings>
  decksOf: DecksOf
}

export type DecksOf = (userId: string, catalogue: Catalogue) => Promise<UserDecks>

interface UserQueries {
  queries: readonly string[]
  userId: string
}

/** What a user's queries look at: the day, and their collection and decks if one uses those. */
export async function worldOfQueries(
  { clock, holdingsOf, decksOf }: Pick<Deps, 'clock'> & OfUsers,
  catalogue: Catalogue,
  { queries, userId }: UserQueries,
): Promise<World> {
  const [holdings, decks] = await Promise.all([
    queries.some(usesHoldings) ? holdingsOf(userId, catalogue) : undefined,
    queries.some(usesDecks) ? decksOf(userId, catalogue) : undefined,
  ])
  return { ...worldOf(clock.now()), holdings, decks }
}

/** Whether what a query finds, or how it is understood, depends on the user. */
export function isPersonal(query: string): boolean {
  return usesHoldings(query) || usesDecks(query)
}

export function worldOf(now: Date): World {
  return { today: dayOf(now), clockMs: () => performance.now() }
}

/** As the number yyyymmdd. */
export function dayOf(now: Date): number {
  return dayIn(now.toISOString())
}

/** The day of an ISO 8601 instant in UTC as the number yyyymmdd. */
export function dayIn(instant: string): number {
  return Number(instant.slice(0, 4) + instant.slice(5, 7) + instant.slice(8, 10))
}
