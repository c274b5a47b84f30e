/** Every toast is somewhere in here. */
const toasts = '.mantine-Notifications-root'

let cameFrom: Element | null = null

/** Whoever goes into a toast with the keyboard gets back to where they were when it goes. */
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

/** The key that leads into the toast: it stands at the end of the page, far from any place. */
export const toastKey = 'F8'

export function focusToast(): void {
  document.querySelector<HTMLElement>(`${toasts} [role=alert] button`)?.focus()
}
