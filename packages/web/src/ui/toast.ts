import { askForToaster } from './toaster-store.ts'

/** Shows a toast. There is one at a time: the newest takes the place of the one before. */
export function toast(title: string, message?: string): void {
  void show('brass', title, message)
}

/** A toast about something that failed. */
export function toastFailure(title: string, message?: string): void {
  void show('red', title, message)
}

async function show(color: string, title: string, message: string | undefined) {
  askForToaster()
  const { notifications } = await import('@mantine/notifications')
  notifications.clean()
  notifications.show({
    title,
    message,
    color,
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close this message' },
  })
}
