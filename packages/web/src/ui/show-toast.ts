import { notifications } from '@mantine/notifications'
import { createElement } from 'react'
import type { ToastAction } from './toast.ts'
import { keepFocus } from './toaster-focus.ts'
import { ToasterMessage } from './toaster-message.tsx'

export interface ToastContent {
  title: string
  message: string | undefined
  action: ToastAction | undefined
  role?: 'group'
}

/** A toast with an action stays longer: it takes time to read, to find and to reach. */
const actionMs = 20_000

/** Shows a toast instead of the previous one. */
export function showToast(
  color: string,
  { title, message: text, action, role }: ToastContent,
): void {
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
