import type { ResultPlace } from '../../../card-kit/result-trail/result-place.ts'
import type { Owned } from '../../../card-kit/use-owned.ts'

/** What each result needs to know of the list it is in. */
export interface ListFacts {
  /** The number of results in all. */
  total: number
  /** The query, if it orders the results itself, whatever the sort is. */
  orderingQuery: string | undefined
  owned: Owned
  /** What a card's page needs to walk through the results from a position. */
  placeAt: (position: number) => ResultPlace
}
