import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import { patternTime } from '../pattern/match-pattern.ts'

/** What a search needs to know of the outside. */
export interface World extends Pick<Scope, 'today' | 'holdings' | 'decks'> {
  /** Milliseconds from any start, to stop what takes too long. */
  clockMs(): number
}

/** Each search has its own share of time. */
export function scopeOf(catalogue: Catalogue, { clockMs, ...world }: World): Scope {
  return { catalogue, ...world, patternTime: patternTime(clockMs) }
}
