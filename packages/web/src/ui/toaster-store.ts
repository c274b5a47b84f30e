let isRequested = false
const listeners = new Set<() => void>()

/** True from the first toast on, when the container is needed. */
export function requestToaster(): void {
  isRequested = true
  for (const listener of listeners) listener()
}

export const toasterStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  isRequested: () => isRequested,
}
