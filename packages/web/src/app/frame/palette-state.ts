import { useSyncExternalStore } from 'react'

/** What is open over the page: the palette, the list of shortcuts, or neither. */
type Opened = 'palette' | 'shortcuts' | null

let opened: Opened = null
const listeners = new Set<() => void>()

/** Opens one, or closes it. */
export function setOpened(next: Opened): void {
  opened = next
  for (const listener of listeners) listener()
}

export function useOpened(): Opened {
  return useSyncExternalStore(subscribe, () => opened)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
