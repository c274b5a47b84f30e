let isWanted = false
const listeners = new Set<() => void>()

/** From the first toast on, there is a place where toasts appear. */
export function askForToaster(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

export const toasterStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isWanted: () => isWanted,
}
