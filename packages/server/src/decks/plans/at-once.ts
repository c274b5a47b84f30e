import type { Demand } from '../needs/demand.ts'
import type { CountOwned } from '../needs/owned-cards.ts'
import { conflictsOf } from './conflicts.ts'
import { fullest, type Work } from './fullest.ts'

/** Which decks can be built at the same time. */
export interface AtOnce {
  /** Numbers of decks. */
  chosen: ReadonlySet<number>
  /** Whether it is certain that no more can be built at once. */
  isMost: boolean
}

/**
 * As many decks as possible out of some that could each be built alone. Of several such choices it is
 * the one with the first deck in which they differ, so that those that come first are preferred.
 */
export async function mostAtOnce(
  demands: readonly Demand[],
  ownedOf: CountOwned,
  work: Work,
): Promise<AtOnce> {
  const chosen = new Set(demands.keys())
  let isMost = true
  for (const conflict of await conflictsOf(demands, ownedOf, work.yieldToEventLoop)) {
    const found = await fullest(conflict, work)
    isMost &&= found.isMost
    for (const [place, deck] of conflict.decks.entries()) {
      if (!found.isTaken[place]) chosen.delete(deck)
    }
  }
  return { chosen, isMost }
}
