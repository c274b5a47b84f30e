import type { DeckSlot } from './deck-cards.ts'
import { type Finish, finishes } from './vocabulary.ts'

/** The same for all that are equal. */
export function slotKey({ scryfallId, slotType, finish }: DeckSlot): string {
  return `${slotType} ${scryfallId} ${finish}`
}

/** A slot whose finish may be left open. */
export type OpenSlot = Omit<DeckSlot, 'finish'> & { finish?: Finish | undefined }

/** An open finish is that of the only row of the printing in the slot, or else nonfoil. */
export function withFinish<Open extends OpenSlot>(
  isInDeck: (slot: DeckSlot) => boolean,
  slot: Open,
): Open & { finish: Finish } {
  if (slot.finish !== undefined) return { ...slot, finish: slot.finish }
  const [only, other] = finishes.filter((finish) => isInDeck({ ...slot, finish }))
  return { ...slot, finish: only === undefined || other !== undefined ? 'nonfoil' : only }
}

/** How a finish of a printing is stored; the finishes it comes in are none where nobody knows them. */
export function storedFinish(printed: readonly Finish[], finish: Finish): Finish {
  return finish === printed[0] ? 'nonfoil' : finish
}

/** Whether a printing has copies with a stored finish. */
export function isPrintedIn(printed: readonly Finish[], stored: Finish): boolean {
  return stored === 'nonfoil' || printed.length === 0 || printed.includes(stored)
}

/** How copies are stored that become another printing: in their finish, if it comes in that. */
export function availableFinish(printed: readonly Finish[], stored: Finish): Finish {
  const finish = storedFinish(printed, stored)
  return isPrintedIn(printed, finish) ? finish : 'nonfoil'
}

/** The finish of copies that are stored with one. */
export function actualFinish(printed: readonly Finish[], stored: Finish): Finish {
  return stored === 'nonfoil' ? (printed[0] ?? stored) : stored
}
