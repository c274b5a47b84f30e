import { limits } from '@manafolio/contract'
import type { Joined } from './place.ts'

/** What is in a place when copies come to those that are there. */
export function joined(coming: number, there: number): Joined {
  return { there, after: Math.min(there + coming, limits.quantityMax) }
}
