import type { Deck, DeckCover } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import { turns } from '../../lib/turns.ts'
import { type Copies, listCopies } from '../card-store.ts'
import { listDecks } from '../deck-store.ts'
import { worthOf } from '../worth.ts'
import { type Demand, demandOf } from './demand.ts'

/** A deck, and what it asks for. */
export interface AskingDeck {
  deck: Deck
  demand: Demand
  cover: Pick<DeckCover, 'artCrop' | 'name'> | null
}

/**
 * Lists the decks of a user with what they ask for, newest first. Cards are read only of decks that
 * changed since they were asked for.
 */
export type ListDemands = (userId: string, catalogue: Catalogue) => Promise<AskingDeck[]>

/** Cards in all kept decks together: some 15 MB. */
const cardsKept = 250_000

export function keepDemands({ db }: Pick<Deps, 'db'>): ListDemands {
  const knownBy = knownByCatalogue()

  return async (userId, catalogue) => {
    const decks = await listDecks(db, userId)
    const known = knownBy(catalogue)
    const unknown = decks.filter((deck) => !knownOf(known, deck)).map(({ id }) => id)
    const copies = await listCopies(db, userId, unknown)
    const pass = turns()
    const asking: AskingDeck[] = []
    for (const deck of decks) {
      const found = knownOf(known, deck) ?? askingDeck(catalogue, deck, copies.get(deck.id) ?? [])
      known.set(deck.id, found)
      asking.push({ ...found, deck })
      await pass()
    }
    return asking
  }
}

function askingDeck(catalogue: Catalogue, deck: Deck, cards: readonly Copies[]): AskingDeck {
  const { cover } = worthOf(catalogue, deck, cards)
  return { deck, demand: demandOf(catalogue, deck, cards), cover }
}

type Known = LRUCache<string, AskingDeck>

/** What is known by the numbers of a catalogue goes with it, and does not keep it in memory. */
function knownByCatalogue(): (catalogue: Catalogue) => Known {
  const all = new WeakMap<Catalogue, Known>()
  return (catalogue) => {
    const sizeCalculation = ({ demand }: AskingDeck) => demand.size + 1
    const known = all.get(catalogue) ?? new LRUCache({ maxSize: cardsKept, sizeCalculation })
    all.set(catalogue, known)
    return known
  }
}

/**
 * What a version of a deck has in it stays so for ever. A deck that was deleted and made again has the
 * same id and other versions.
 */
function knownOf(known: Known, { id, version, createdAt }: Deck): AskingDeck | undefined {
  const found = known.get(id)
  return found?.deck.version === version && found.deck.createdAt === createdAt ? found : undefined
}
