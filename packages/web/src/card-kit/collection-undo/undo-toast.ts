import { toast } from '../../ui/toast.ts'

/** Shows a toast about a change, with a button that undoes it. */
export function toastWithUndo(title: string, message: string, onUndo: () => void): void {
  toast(title, message, { label: 'Undo', onClick: onUndo })
}
