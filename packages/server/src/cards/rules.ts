import type { Completions, QueryInTheMaking } from '@manafolio/contract'
import {
  type Catalogue,
  complete,
  type Holdings,
  ownNamesAt,
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

/** Names of the user's decks, or of the categories in one of them. */
export interface RequestedNames {
  userId: string
  names: NonNullable<ReturnType<typeof ownNamesAt>>
  /** The deck that is searched; undefined where none is. */
  deckId: string | undefined
}

export type OwnNamesOf = (catalogue: Catalogue, requested: RequestedNames) => Promise<string[]>

export interface CompletionNeeds {
  catalogue: Catalogue
  ownNamesOf: OwnNamesOf
}

export async function completeQuery(
  { catalogue, ownNamesOf }: CompletionNeeds,
  userId: string,
  { q, at = q.length, deckId }: QueryInTheMaking,
): Promise<Completions> {
  const typed = { query: q, caret: at, isInDeck: deckId !== undefined }
  const names = ownNamesAt(typed)
  const ownNames = names && (await ownNamesOf(catalogue, { userId, names, deckId }))
  const { options, ...place } = complete(catalogue, { ...typed, ownNames })
  return {
    ...place,
    options: options.map((option) => ({ ...option, label: option.label ?? null })),
  }
}
