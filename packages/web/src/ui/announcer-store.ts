import { requestToaster } from './toaster-store.ts'

let message = ''
const listeners = new Set<() => void>()

/** Announces to screen readers what no toast and no region of the page does. */
export function announce(text: string): void {
  requestToaster()
  message = text
  for (const listener of listeners) listener()
}

export const announcerStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  message: () => message,
}
