import type { CollectionEntry } from '@manafolio/contract'
import { useState } from 'react'

/**
 * The entry whose dialog is open, as it is now; as it last was when it is gone. It stays open until it
 * is closed, whatever is looked for or changed meanwhile.
 */
export function useOpenEntry(entries: CollectionEntry[]) {
  const [last, open] = useState<CollectionEntry | null>(null)
  const now = last && entries.find(({ scryfallId }) => scryfallId === last.scryfallId)
  if (now && now !== last) open(now)
  return { openEntry: now ?? last, open }
}
