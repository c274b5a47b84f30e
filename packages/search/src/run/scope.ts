import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Scope } from '../filters/filter.ts'
import { patternTime } from '../pattern/match-pattern.ts'

/** What a search needs to know of the outside. */
export interface World extends Pick<Scope, 'today' | 'holdings'> {
  /** Milliseconds from any start, to stop what takes too long. */
  clockMs(): number
}

/** Each search has its own share of time. */
export function scopeOf(catalogue: Catalogue, { today, holdings, clockMs }: World): Scope {
  return { catalogue, today, holdings, patternTime: patternTime(clockMs) }
}
