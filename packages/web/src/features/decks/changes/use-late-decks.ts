import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { knownChanges } from './known-changes.ts'

/** The decks of which changes are not sent yet although it was tried, and another try for all of them. */
export function useLateDecks() {
  const known = knownChanges(useQueryClient())
  const late = useSyncExternalStore(known.subscribe, known.late)
  return { late, retry: known.retry }
}
