import { useSyncExternalStore } from 'react'
import { announcerStore } from './announcer-store.ts'

/** A live region that is there before its messages; see `announce`. */
export function Announcer() {
  const message = useSyncExternalStore(announcerStore.subscribe, announcerStore.message)
  return (
    <p role="status" className="visually-hidden">
      {message}
    </p>
  )
}
