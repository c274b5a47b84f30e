import { ApiError, isSessionExpired } from '../../lib/api-error.ts'
import { toastFailure } from '../../ui/toast.ts'
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

const failures = {
  update: ['Update failed', 'Failed to update collection item.'],
  remove: ['Remove failed', 'Failed to remove card from collection.'],
} as const

/** Says that a change failed; when no answer came, the same request may be sent again by hand. */
export function tellFailure(error: Error, kind: EntryChange['kind'], onRetry: () => void): void {
  if (isSessionExpired(error)) {
    toastFailure('Session expired', 'Please refresh the page to log back in.')
    return
  }
  const [title, message] = failures[kind]
  const hasAnswer = error instanceof ApiError
  toastFailure(title, message, hasAnswer ? undefined : { label: 'Try again', onClick: onRetry })
}
