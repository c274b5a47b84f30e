import { createElement } from 'react'
import { keepFocus } from './toaster-focus.ts'
import { ToasterMessage } from './toaster-message.tsx'
import { askForToaster } from './toaster-store.ts'

/** What can be done about it, from within the toast. */
export interface ToastAction {
  label: string
  onClick: () => void
}

/** Shows a toast. There is one at a time: the newest takes the place of the one before. */
export function toast(title: string, message?: string, action?: ToastAction): void {
  void show('brass', { title, message, action })
}

/** A toast about something that failed. */
export function toastFailure(title: string, message?: string, action?: ToastAction): void {
  void show('red', { title, message, action })
}

interface ToastContent {
  title: string
  message: string | undefined
  action: ToastAction | undefined
}

/** Whoever is offered something needs the time to read it and to get there. */
const actionMs = 10_000

async function show(color: string, { title, message: text, action }: ToastContent) {
  askForToaster()
  const { notifications } = await import('@mantine/notifications')
  keepFocus.leave()
  notifications.clean()
  const hide = () => notifications.hide(id)
  const message = action ? createElement(ToasterMessage, { text, action, onDone: hide }) : text
  const autoClose = action && actionMs
  const id = notifications.show({
    title,
    message,
    color,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this message' },
    ...(autoClose && { autoClose }),
    // It stays while the focus is in it: nobody loses their place because time was up.
    onFocusCapture: ({ relatedTarget }) => {
      keepFocus.enter(relatedTarget)
      notifications.update({ id, message, autoClose: false })
    },
    onBlurCapture: () => notifications.update({ id, message, ...(autoClose && { autoClose }) }),
    onClose: keepFocus.leave,
  })
}
