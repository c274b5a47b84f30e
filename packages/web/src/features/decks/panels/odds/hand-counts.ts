import { useSyncExternalStore } from 'react'
import { readStored, storeText } from '../../../../lib/browser-storage.ts'
import { memberKey } from '../../../../lib/member-storage.ts'

/** The sample hands of a deck that were decided on, by their number of lands from 0 to 7. */
export interface HandCounts {
  kept: readonly number[]
  mulliganed: readonly number[]
}

export type HandDecision = keyof HandCounts

/** Whose hands they are. */
export interface HandsOwner {
  userId: string
  deckId: string
}

const none: HandCounts = { kept: Array(8).fill(0), mulliganed: Array(8).fill(0) }
const listeners = new Set<() => void>()

/** The counts in this browser. */
export function useHandCounts(owner: HandsOwner): HandCounts {
  return readCounts(useSyncExternalStore(subscribe, () => readStored('localStorage', keyOf(owner))))
}

export function countHand(owner: HandsOwner, decision: HandDecision, lands: number): void {
  const counts = readCounts(readStored('localStorage', keyOf(owner)))
  const hands = counts[decision].map((count, place) => (place === lands ? count + 1 : count))
  store(owner, { ...counts, [decision]: hands })
}

export function resetHandCounts(owner: HandsOwner): void {
  store(owner, null)
}

function keyOf({ userId, deckId }: HandsOwner): string {
  return memberKey(userId, `hands:${deckId}`)
}

function store(owner: HandsOwner, counts: HandCounts | null) {
  storeText('localStorage', keyOf(owner), counts && JSON.stringify(counts))
  for (const listener of listeners) listener()
}

/** Another version of the pages may have stored them, so they are checked. */
function readCounts(text: string | null): HandCounts {
  if (!text) return none
  try {
    const counts: unknown = JSON.parse(text)
    return areCounts(counts) ? counts : none
  } catch {
    return none
  }
}

function areCounts(counts: unknown): counts is HandCounts {
  if (typeof counts !== 'object' || counts === null) return false
  const { kept, mulliganed }: Partial<Record<HandDecision, unknown>> = counts
  return [kept, mulliganed].every(
    (hands) =>
      Array.isArray(hands) &&
      hands.length === none.kept.length &&
      hands.every(Number.isSafeInteger),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
