import type { QueryClient } from '@tanstack/react-query'
import { signedInId } from '../../../../lib/current-user.ts'
import { DeckChanges } from './deck-changes.ts'

/** The changes of every opened deck. They outlive the editor: closing it stops no write. */
interface DeckChangesRegistry {
  /** The same object for a deck, from every caller. */
  of(deckId: string): DeckChanges
  /** The deck was deleted. */
  drop(deckId: string): void
  closeAll(): void
}

/** The registry of the signed-in user; changes of another user are dropped. */
export function deckChangesRegistry(queryClient: QueryClient): DeckChangesRegistry {
  const owner = signedInId(queryClient)
  const current = registries.get(queryClient)
  if (current && current.owner === owner) return current.registry
  current?.registry.closeAll()
  const registry = newRegistry(queryClient)
  registries.set(queryClient, { owner, registry })
  return registry
}

const registries = new WeakMap<
  QueryClient,
  { owner: string | undefined; registry: DeckChangesRegistry }
>()

function newRegistry(queryClient: QueryClient): DeckChangesRegistry {
  const decks = new Map<string, DeckChanges>()
  return {
    of(deckId) {
      const changes = decks.get(deckId) ?? new DeckChanges(queryClient, deckId)
      decks.set(deckId, changes)
      return changes
    },
    drop(deckId) {
      decks.get(deckId)?.drop()
      decks.delete(deckId)
    },
    closeAll() {
      for (const changes of decks.values()) changes.close()
      decks.clear()
    },
  }
}
