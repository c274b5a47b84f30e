import type { DeckEntry } from '../deck-sheet.ts'

export type CutReasonKind = 'rules' | 'land' | 'theme' | 'role' | 'curve' | 'duplicate' | 'price'

/** What speaks for cutting a card, or helps to decide, as one sentence with its numbers. */
export interface CutReason {
  kind: CutReasonKind
  message: string
}

/** Copies of one card that should be cut together. */
export interface Cut {
  cardName: string
  /** Its rows that are not locked. */
  entries: readonly [DeckEntry, ...DeckEntry[]]
  copies: number
  reasons: readonly CutReason[]
}

/** Cards that a deck can do without. */
export interface CutAdvice {
  /** Copies in the main deck beyond the size of the format; 0 when it fits. */
  over: number
  /** Cards of the main deck that break a rule which cutting them resolves, with locked ones. */
  illegal: number
  /**
   * Those that break a rule first, then lands beyond the usual number, then those that fit the deck
   * least. Neither locked cards nor leaders.
   */
  cuts: readonly Cut[]
  lockedCards: number
}
