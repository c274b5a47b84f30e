import type { Card, DeckCardInDetail, SlotType } from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'

/** A row of a deck: the copies of a printing in a slot. */
export type DeckRow = DeckCardInDetail

/**
 * What can be done with the cards of an open deck. Each is shown at once, sent after those before it,
 * told when it fails, and can be undone. What answers says whether it is shown: it is not where it can't
 * be, which is told, or where there is nothing to do.
 */
export interface DeckActions {
  /** One copy more: of the printing of this card that is in the slot already, or of this one. */
  add(card: Card, slotType: SlotType): void
  /** From 0, which removes the row, to 99. */
  setQuantity(row: DeckRow, quantity: number): boolean
  remove(row: DeckRow): boolean
  /** Puts all copies into the other slot. */
  move(row: DeckRow, slotType: SlotType): boolean
  /** Makes one copy of a row something, such as the companion, or a plain card. */
  setRole(row: DeckRow, role: DeckRow['role']): boolean
  /** Keeps a row from being cut, or not any more. */
  setLocked(row: DeckRow, isLocked: boolean): boolean
  /** Many rows, and who leads the deck, as one change; the words say what, as in “swapping 12 printings”. */
  apply(change: DeckChange, words: string): boolean
  /** True when it is done; false when that failed, and was told. */
  changePrinting(row: DeckRow, to: Card, onAgain?: OnAgain): Promise<boolean>
}

/** Told of another try that somebody makes where they were told of the failure, with what it comes to. */
export type OnAgain = (attempt: Promise<boolean>) => void

export function rowKey({ scryfallId, slotType }: Pick<DeckRow, 'scryfallId' | 'slotType'>): string {
  return `${slotType} ${scryfallId}`
}
