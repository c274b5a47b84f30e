import { createElement } from 'react'
import { keepFocus } from './toaster-focus.ts'
import { ToasterMessage } from './toaster-message.tsx'
import { requestToaster } from './toaster-store.ts'

/** An action offered in the toast. */
export interface ToastAction {
  label: string
  onClick: () => void
}

/** Shows a toast. There is only one at a time: the newest replaces the previous one. */
export function toast(title: string, message?: string, action?: ToastAction): void {
  void show('brass', { title, message, action })
}

/** A toast about a failure. */
export function toastFailure(title: string, message?: string, action?: ToastAction): void {
  void show('red', { title, message, action })
}

interface ToastContent {
  title: string
  message: string | undefined
  action: ToastAction | undefined
}

/** A toast with an action stays longer: it takes time to read and to reach. */
const actionMs = 10_000

async function show(color: string, { title, message: text, action }: ToastContent) {
  requestToaster()
  const { notifications } = await import('@mantine/notifications')
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
    closeButtonProps: { 'aria-label': 'Close this message' },
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
