import type { Catalogue } from '@manafolio/search'
import type { Match, SaidCard } from '../listed.ts'

/** Finds the printing that a row of a list means. What it needs for that is made when it is first needed. */
export type Matcher = (said: SaidCard) => Match | Promise<Match>

export function matcherOf(catalogue: Catalogue): Matcher {
  throw new Error(catalogue.meta.source)
}
