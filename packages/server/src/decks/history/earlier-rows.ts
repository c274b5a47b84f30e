import { areSameCategories, type DeckSlot, noMarks, slotKey } from '@manafolio/contract'
import type { CopiesThen, RowChange } from './recorded-change.ts'

export type EarlierRow = CopiesThen & DeckSlot

/** Rows by their slots, on the way back through what was done to them. */
export type EarlierRows = Map<string, EarlierRow>

/**
 * Takes back what a change did to a row, which stands in the slot by now. It is taken as a difference:
 * of two cards that became one since, the copies of the other one are there too.
 */
export function undoRowChange(rows: EarlierRows, slot: DeckSlot, change: RowChange): void {
  const earlier = earlierCopies(rows.get(slotKey(slot)), change)
  if (earlier) rows.set(slotKey(slot), { ...earlier, ...slot })
  else rows.delete(slotKey(slot))
}

function earlierCopies(
  there: CopiesThen | undefined,
  { before, after }: RowChange,
): CopiesThen | undefined {
  const base = there ?? before
  if (!base) return undefined
  const noCopies = { ...base, ...noMarks, quantity: 0 }
  const [then, since] = [before ?? noCopies, after ?? noCopies]
  const quantity = (there?.quantity ?? 0) + then.quantity - since.quantity
  if (quantity === 0) return undefined
  const earlier = <Fact extends keyof CopiesThen>(fact: Fact) =>
    then[fact] === since[fact] ? base[fact] : then[fact]
  return {
    quantity,
    cardName: earlier('cardName'),
    tcgplayerId: earlier('tcgplayerId'),
    role: earlier('role'),
    isLocked: earlier('isLocked'),
    categories: areSameCategories(then.categories, since.categories)
      ? base.categories
      : then.categories,
    note: earlier('note'),
  }
}
