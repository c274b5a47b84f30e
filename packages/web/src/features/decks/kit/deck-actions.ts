import type { Card, DeckCardInDetail, Finish, SlotType } from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import type { SeveralChanges } from './changes/step.ts'

/** A row of a deck: the copies of a printing in a finish and a slot. */
export type DeckRow = DeckCardInDetail

/**
 * The actions on an open deck. Each is shown optimistically, sent after the ones before it, reported if it
 * fails, and can be undone. Actions return whether anything changed: false when there is nothing to do, or
 * when the change is impossible, which a toast reports.
 */
export interface DeckActions {
  /** Adds copies to the row of this card in the slot, or else of this printing; one where nothing else is said. */
  add(card: Card, slotType: SlotType, copies?: AddedCopies): void
  /** From 0, which removes the row, to limits.deckQuantityMax. */
  setQuantity(row: DeckRow, quantity: number): boolean
  remove(row: DeckRow): boolean
  /** Moves all copies to another slot. */
  move(row: DeckRow, slotType: SlotType): boolean
  /** Changes the finish of some copies of a row. */
  setFinish(row: DeckRow, change: FinishChange): boolean
  /** Gives one copy of a row a role, such as companion; null removes it. */
  setRole(row: DeckRow, role: DeckRow['role']): boolean
  /** Locks a row against cuts, or unlocks it. */
  setLocked(row: DeckRow, isLocked: boolean): boolean
  /** Sets the categories of a row and the note on it. */
  annotate(row: DeckRow, annotations: Annotations): boolean
  /**
   * Changes many rows, and the commander, as one step; the label describes it, as in “swapped 12 printings”.
   * Details of cards that are new to the deck are shown at once if they are given.
   */
  apply(change: DeckChange, label: string, cards?: readonly Card[]): boolean
  /** The same for planned changes, which leave the plan with it and return when it is undone. */
  applyPlan(changes: SeveralChanges): boolean
  /** True once saved; false when that failed, which a toast reports. */
  changePrinting(row: DeckRow, to: Card, onAttempt?: OnAttempt): Promise<boolean>
}

/** Copies that are added to a deck, and what is said of them. */
export interface AddedCopies {
  copies: number
  /** As it is stored; null for that of the row. */
  finish: Finish | null
  categories: readonly string[]
  /** Whether they go to this printing only, not to another one of the card. */
  isPrinting: boolean
}

/** What a player writes on a row. */
export type Annotations = Pick<DeckRow, 'categories' | 'note'>

/** Called with each retry that the user starts from the toast, as a promise of its result. */
export type OnAttempt = (attempt: Promise<boolean>) => void

/** Copies that get another finish, as it is stored. */
export interface FinishChange {
  finish: Finish
  copies: number
}
