import type { Deck, DeckSummary } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../deps.ts'
import { listCopies } from './card-store.ts'
import { listDecks } from './deck-store.ts'
import { type Valuation, valuationOf } from './valuation.ts'

interface CachedValue {
  valuation: Valuation
  version: number
  createdAt: string
}

/** Some 500 bytes each. */
const maxDecks = 20_000

/**
 * Lists the decks of a user with their numbers, newest first. Cards are read only of decks that
 * changed since they were requested.
 */
export type ListDecks = (userId: string) => Promise<DeckSummary[]>

export function deckValueCache({ db, catalogue }: Pick<Deps, 'db' | 'catalogue'>): ListDecks {
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
      const valuation = knownOf(known, deck) ?? valuationOf(current, deck, copies.get(id) ?? [])
      known.set(id, { valuation, version, createdAt })
      return { ...deck, ...valuation }
    })
  }
}

type Known = LRUCache<string, CachedValue>

/** What is known by the prices of a catalogue goes with it, and does not keep it in memory. */
function knownByCatalogue(): (catalogue: Catalogue) => Known {
  const all = new WeakMap<Catalogue, Known>()
  return (catalogue) => {
    const known = all.get(catalogue) ?? new LRUCache({ max: maxDecks })
    all.set(catalogue, known)
    return known
  }
}

/**
 * What a version of a deck has in it stays so for ever. A deck that was deleted and made again has
 * the same id and other versions.
 */
function knownOf(known: Known, { id, version, createdAt }: Deck): Valuation | undefined {
  const found = known.get(id)
  return found?.version === version && found.createdAt === createdAt ? found.valuation : undefined
}
