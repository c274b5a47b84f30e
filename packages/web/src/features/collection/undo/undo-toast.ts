import { toast } from '../../../ui/toast.ts'

/** Tells what was done, and offers to take it back. */
export function toastWithUndo(title: string, message: string, onUndo: () => void): void {
  toast(title, message, { label: 'Undo', onClick: onUndo })
}
