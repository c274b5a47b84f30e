import type { DeckEntry } from '../deck-sheet.ts'

export const cutReasonKinds = ['rules', 'role', 'curve', 'duplicate', 'price', 'rank'] as const
export type CutReasonKind = (typeof cutReasonKinds)[number]

/** A countable reason for cutting a card, as one sentence with its numbers. */
export interface CutReason {
  kind: CutReasonKind
  message: string
}

/**
 * Cards that a deck can do without, best candidates first. Locked cards and leaders are never among
 * them. Each suggestion is for one copy of its entry.
 */
export interface CutAdvice {
  /** Copies in the main deck beyond the size of the format; 0 when it fits. */
  over: number
  suggestions: readonly { entry: DeckEntry; score: number; reasons: readonly CutReason[] }[]
  lockedCards: number
}
