import {
  type DeckLineSentence,
  type DeckLineState,
  type DeckListLine,
  slotOfRole,
} from '@manafolio/contract'
import type { Saying } from '../read/said-list.ts'

/** Where the copies of a line come, and why. */
export interface Filed extends Pick<DeckListLine, 'slotType' | 'role' | 'isCommander'> {
  /** Undefined where it is not decided by the place. */
  state?: DeckLineState
  /** Fewer than the line says. */
  quantity?: number
  says: readonly Saying[]
}

export const inMain: Filed = { slotType: 'main', role: null, isCommander: false, says: [] }
export const inSide: Filed = { ...inMain, slotType: 'side' }

export function inRole(role: keyof typeof slotOfRole): Filed {
  return { ...inMain, slotType: slotOfRole[role], role }
}

export function leftOut(why: DeckLineSentence): Filed {
  return { ...inMain, slotType: null, state: 'left_out', says: [[why]] }
}

/** What the list says of it is not possible: somebody should look at it. */
export function against(filed: Filed, ...why: Saying): Filed {
  return { ...filed, state: 'check', says: [why] }
}
