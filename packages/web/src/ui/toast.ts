import type { ToastContent } from './show-toast.ts'
import { requestToaster } from './toaster-store.ts'

/** An action offered in the toast. */
export interface ToastAction {
  label: string
  onClick: () => void
  /** The address of the page that lists the change with those before it. */
  history?: string
}

/** Shows a toast. There is only one at a time: the newest replaces the previous one. */
export function toast(title: string, message?: string, action?: ToastAction): void {
  void show('brass', { title, message, action })
}

/** A toast about a failure. */
export function toastFailure(title: string, message?: string, action?: ToastAction): void {
  void show('red', { title, message, action })
}

/** A toast about a change that a live region of the page announces: one message is enough. */
export function toastUnannounced(title: string, message?: string, action?: ToastAction): void {
  void show('brass', { title, message, action, role: 'group' })
}

/** Toasts have a file of their own, which pages load after what they show. */
async function show(color: string, content: ToastContent) {
  requestToaster()
  const { showToast } = await import('./show-toast.ts')
  showToast(color, content)
}
