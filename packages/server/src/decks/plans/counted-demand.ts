import type { getDeckPlans, InputOf } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { basicLandsIn } from '../needs/card-key.ts'
import type { Demand } from '../needs/demand.ts'

export type BasicLandCounting = InputOf<typeof getDeckPlans>['basicLands']

/** Demand without what is taken as there. */
export function countedOf(
  catalogue: Catalogue,
  demand: Demand,
  basicLands: BasicLandCounting,
): Demand {
  if (basicLands === 'counted') return demand
  const plenty = basicLandsIn(catalogue)
  return new Map([...demand].filter(([card]) => !plenty.has(card)))
}

export function copiesIn(demand: Demand): number {
  return [...demand.values()].reduce((sum, copies) => sum + copies, 0)
}
