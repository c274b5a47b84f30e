import { pages } from '@manafolio/contract'
import { latestChanges } from '../../lib/latest-changes.ts'
import { toast } from '../../ui/toast.ts'

/** Shows a toast about a change of the collection, with its history and what undoes it, as Ctrl+Z does. */
export function toastWithUndo(title: string, message: string, onUndo: () => void): void {
  const undo = latestChanges.add(onUndo)
  toast(title, message, { label: 'Undo', onClick: undo, history: pages.collectionHistory })
}
