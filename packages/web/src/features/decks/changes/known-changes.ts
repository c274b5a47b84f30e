import type { QueryClient } from '@tanstack/react-query'
import { DeckChanges } from './deck-changes.ts'
import { memberId } from './member-id.ts'
import type { QueueState } from './write-queue.ts'

/** A deck of which some changes got no answer yet. */
export interface LateDeck {
  deckId: string
  state: QueueState
}

/** The changes of all decks that somebody opened: what is not sent when an editor is closed goes on. */
export class KnownChanges {
  readonly #queryClient: QueryClient
  readonly #ofDecks = new Map<string, DeckChanges>()
  readonly #listeners = new Set<() => void>()
  #late: readonly LateDeck[] = []

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient
  }

  /** The same for a deck, whoever asks. */
  of(deckId: string): DeckChanges {
    const known = this.#ofDecks.get(deckId)
    if (known) return known
    const changes = new DeckChanges(this.#queryClient, deckId)
    changes.subscribe(this.#tell)
    this.#ofDecks.set(deckId, changes)
    return changes
  }

  /** The deck was deleted. */
  close(deckId: string): void {
    this.#ofDecks.get(deckId)?.close()
    this.#ofDecks.delete(deckId)
    this.#tell()
  }

  closeAll(): void {
    for (const deckId of this.#ofDecks.keys()) this.close(deckId)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** The same array until it changes. */
  late = (): readonly LateDeck[] => this.#late

  retry = (): void => {
    for (const { deckId } of this.#late) this.of(deckId).retry()
  }

  #tell = () => {
    const late = [...this.#ofDecks].flatMap(([deckId, changes]) => {
      const { isLate, state } = changes.now()
      return isLate ? [{ deckId, state }] : []
    })
    if (JSON.stringify(late) === JSON.stringify(this.#late)) return
    this.#late = late
    for (const listener of this.#listeners) listener()
  }
}

/** Those of the member who is signed in; what another one left behind is dropped. */
export function knownChanges(queryClient: QueryClient): KnownChanges {
  const owner = memberId(queryClient)
  const before = ofClients.get(queryClient)
  if (before && before.owner === owner) return before.changes
  before?.changes.closeAll()
  const changes = new KnownChanges(queryClient)
  ofClients.set(queryClient, { owner, changes })
  return changes
}

const ofClients = new WeakMap<QueryClient, { owner: string | undefined; changes: KnownChanges }>()
