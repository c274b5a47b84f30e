import type { Deck, DeckSummary } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { listCopies } from './card-store.ts'
import { listDecks } from './deck-store.ts'
import { type Worth, worthOf } from './worth.ts'

interface KnownWorth {
  worth: Worth
  version: number
  catalogue: Catalogue
}

/** Some 500 bytes each. */
const decksKept = 20_000

/**
 * Lists the decks of a user with their numbers, newest first. Cards are read only of decks that
 * changed since they were asked for.
 */
export type ListDecks = (userId: string) => Promise<DeckSummary[]>

export function keepWorths({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>): ListDecks {
  const known = new LRUCache<string, KnownWorth>({ max: decksKept })

  /** What a version of a deck has in it stays so for ever. */
  function knownOf({ id, version }: Deck, current: Catalogue): Worth | undefined {
    const found = known.get(id)
    return found?.version === version && found.catalogue === current ? found.worth : undefined
  }

  return async (userId) => {
    const decks = await listDecks(db, userId)
    const current = catalogue.current()
    const unknown = decks.filter((deck) => !knownOf(deck, current))
    const ids = unknown.map(({ id }) => id)
    const copies = await listCopies(db, userId, ids)
    return decks.map((deck) => {
      const worth = knownOf(deck, current) ?? worthOf(current, deck, copies.get(deck.id) ?? [])
      known.set(deck.id, { worth, version: deck.version, catalogue: current })
      return { ...deck, ...worth }
    })
  }
}
