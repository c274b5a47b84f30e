import { pages } from '@manafolio/contract'
import { toast } from '../../ui/toast.ts'

/** Shows a toast about a change of the collection, with a button that undoes it and its history. */
export function toastWithUndo(title: string, message: string, onUndo: () => void): void {
  toast(title, message, { label: 'Undo', onClick: onUndo, history: pages.collectionHistory })
}
