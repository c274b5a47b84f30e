import type { DeckDetail } from '@manafolio/contract'
import type { DeckChange } from '@manafolio/deck'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { withWrites } from '../changes/deck-changes.ts'
import { knownChanges } from '../changes/known-changes.ts'
import type { Step } from '../changes/step.ts'

/** A deck that takes a list in, by its changes: the editor can undo it. */
export function useListedDeck(deck: DeckDetail) {
  const changes = knownChanges(useQueryClient()).of(deck.id)
  const now = useSyncExternalStore(changes.subscribe, changes.now)
  const [step, setStep] = useState<Step | undefined>()
  // A change that the server refused is forgotten; one that was undone is not.
  const isKept = step === now.lastDone || step === now.lastUndone
  return {
    deck: withWrites(deck, now.writes),
    state: now.state,
    isRefused: step !== undefined && now.state === 'saved' && !isKept,
    /** False when the deck is so already. */
    apply(change: DeckChange, words: string): boolean {
      const isDone = changes.actions.apply(change, words)
      setStep(isDone ? changes.now().lastDone : undefined)
      return isDone
    },
  }
}
