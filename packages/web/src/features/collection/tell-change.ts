import type { EntryChange } from './entry-change.ts'
import { toastWithUndo } from './undo/undo-toast.ts'

/** Says what a change took away, and offers to take it back. More copies speak for themselves. */
export function tellChange({ entry, quantity, cardName }: EntryChange, onUndo: () => void): void {
  if (quantity === 0) {
    toastWithUndo('Removed', 'Card removed from collection.', onUndo)
  } else if (quantity < entry.quantity) {
    const copies = quantity === 1 ? '1 copy' : `${quantity} copies`
    toastWithUndo('Quantity lowered', `${cardName}: ${copies} left.`, onUndo)
  }
}
