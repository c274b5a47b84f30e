import type { Deck, DeckCover } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { type Copies, listCopies } from '../card-store.ts'
import { listDecks } from '../deck-store.ts'
import { doesReserve, type GetSettings } from '../reservations/claims.ts'
import { valuationOf } from '../valuation.ts'
import { type Demand, demandOf } from './demand.ts'

/** A deck, and the cards that it needs. */
export interface DeckDemand {
  deck: Deck
  demand: Demand
  /** Whether it reserves the copies that it needs; the others leave them to other decks. */
  reserves: boolean
  cover: Pick<DeckCover, 'artCrop' | 'name'> | null
}

/**
 * Lists the decks of a user with what they ask for, newest first. Cards are read only of decks that
 * changed since they were requested.
 */
export type ListDemands = (userId: string, catalogue: Catalogue) => Promise<DeckDemand[]>

/** Cards in all cached decks together: some 15 MB. */
const maxCards = 250_000

export function demandCache({ db }: Pick<Deps, 'db'>, getSettings: GetSettings): ListDemands {
  const knownBy = knownByCatalogue()

  return async (userId, catalogue) => {
    const decks = await listDecks(db, userId)
    const settings = await getSettings(db, userId)
    const known = knownBy(catalogue)
    const unknown = decks.filter((deck) => !knownOf(known, deck)).map(({ id }) => id)
    const copies = await listCopies(db, userId, unknown)
    const yieldToEventLoop = eventLoopYielder()
    const asking: DeckDemand[] = []
    for (const deck of decks) {
      const found = knownOf(known, deck) ?? deckDemand(catalogue, deck, copies.get(deck.id) ?? [])
      known.set(deck.id, found)
      asking.push({ ...found, deck, reserves: doesReserve(deck, settings) })
      await yieldToEventLoop()
    }
    return asking
  }
}

/** What is known of a version of a deck. */
type KnownDemand = Omit<DeckDemand, 'reserves'>

function deckDemand(catalogue: Catalogue, deck: Deck, cards: readonly Copies[]): KnownDemand {
  const { cover } = valuationOf(catalogue, deck, cards)
  return { deck, demand: demandOf(catalogue, deck, cards), cover }
}

type Known = LRUCache<string, KnownDemand>

/** What is known by the numbers of a catalogue goes with it, and does not keep it in memory. */
function knownByCatalogue(): (catalogue: Catalogue) => Known {
  const all = new WeakMap<Catalogue, Known>()
  return (catalogue) => {
    const sizeCalculation = ({ demand }: KnownDemand) => demand.size + 1
    const known = all.get(catalogue) ?? new LRUCache({ maxSize: maxCards, sizeCalculation })
    all.set(catalogue, known)
    return known
  }
}

/**
 * What a version of a deck has in it stays so for ever. A deck that was deleted and made again has
 * the same id and other versions.
 */
function knownOf(known: Known, { id, version, createdAt }: Deck): KnownDemand | undefined {
  const found = known.get(id)
  return found?.deck.version === version && found.deck.createdAt === createdAt ? found : undefined
}
