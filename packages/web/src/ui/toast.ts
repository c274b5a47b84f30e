import { createElement } from 'react'
import { keepFocus } from './toaster-focus.ts'
import { ToasterMessage } from './toaster-message.tsx'
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

interface ToastContent {
  title: string
  message: string | undefined
  action: ToastAction | undefined
  role?: 'group'
}

/** A toast with an action stays longer: it takes time to read, to find and to reach. */
const actionMs = 20_000

async function show(color: string, { title, message: text, action, role }: ToastContent) {
  requestToaster()
  const { notifications } = await import('./toaster-region.tsx')
  keepFocus.leave()
  notifications.clean()
  const hide = () => notifications.hide(id)
  const message = action ? createElement(ToasterMessage, { text, action, onClose: hide }) : text
  const autoClose = action && actionMs
  const id = notifications.show({
    title,
    message,
    color,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this message', 'data-mantine-stop-propagation': true },
    ...(role && { role, 'aria-label': title }),
    ...(autoClose && { autoClose }),
    // It stays while it has the focus, so that keyboard users don't lose their place.
    onFocusCapture: ({ relatedTarget }) => {
      keepFocus.enter(relatedTarget)
      notifications.update({ id, message, autoClose: false })
    },
    onBlurCapture: () => notifications.update({ id, message, ...(autoClose && { autoClose }) }),
    onClose: keepFocus.leave,
  })
}
