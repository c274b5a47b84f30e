/** The element that contains all toasts. */
const toasts = '.mantine-Notifications-root'

let cameFrom: Element | null = null

/** When a focused toast closes, the focus returns to where it was before; Escape does the same. */
export const keepFocus = {
  enter(from: EventTarget | null): void {
    if (from instanceof Element && !from.closest(toasts)) cameFrom = from
  },
  leave(): void {
    const isInside = document.activeElement?.closest(toasts)
    if (isInside && cameFrom instanceof HTMLElement) cameFrom.focus()
    cameFrom = null
  },
}

/** The key that moves the focus into the toast, which is at the end of the page. */
export const toastKey = 'F8'

export function focusToast(): void {
  document.querySelector<HTMLElement>(`${toasts} .mantine-Notification-root button`)?.focus()
}
