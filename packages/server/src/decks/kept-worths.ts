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
  createdAt: string
}

/** Some 500 bytes each. */
const decksKept = 20_000

/**
 * Lists the decks of a user with their numbers, newest first. Cards are read only of decks that
 * changed since they were asked for.
 */
export type ListDecks = (userId: string) => Promise<DeckSummary[]>

export function keepWorths({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>): ListDecks {
  const knownBy = knownByCatalogue()

  return async (userId) => {
    const decks = await listDecks(db, userId)
    const current = catalogue.current()
    const known = knownBy(current)
    const unknown = decks.filter((deck) => !knownOf(known, deck))
    const ids = unknown.map(({ id }) => id)
    const copies = await listCopies(db, userId, ids)
    return decks.map((deck) => {
      const { id, version, createdAt } = deck
      const worth = knownOf(known, deck) ?? worthOf(current, deck, copies.get(id) ?? [])
      known.set(id, { worth, version, createdAt })
      return { ...deck, ...worth }
    })
  }
}

type Known = LRUCache<string, KnownWorth>

/** What is known by the prices of a catalogue goes with it, and does not keep it in memory. */
function knownByCatalogue(): (catalogue: Catalogue) => Known {
  const all = new WeakMap<Catalogue, Known>()
  return (catalogue) => {
    const known = all.get(catalogue) ?? new LRUCache({ max: decksKept })
    all.set(catalogue, known)
    return known
  }
}

/**
 * What a version of a deck has in it stays so for ever. A deck that was deleted and made again has the
 * same id and other versions.
 */
function knownOf(known: Known, { id, version, createdAt }: Deck): Worth | undefined {
  const found = known.get(id)
  return found?.version === version && found.createdAt === createdAt ? found.worth : undefined
}
