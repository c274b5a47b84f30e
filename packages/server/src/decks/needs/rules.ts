import {
  countsInDeck,
  type DeckNeeds,
  type Finish,
  limits,
  type NeededCard,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import type { CollectionCache } from '../../collection/collection-cache.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { listDeckCards } from '../card-store.ts'
import {
  type Claim,
  contendersFor,
  type GetSettings,
  inClaimOrder,
  withReserved,
} from '../reservations/claims.ts'
import { namedDecksIn } from '../reservations/named-decks.ts'
import { prioritiesOf } from '../reservations/priorities.ts'
import type { CardKey } from './card-key.ts'
import { demandOf } from './demand.ts'
import type { DeckDemand, ListDemands } from './demand-cache.ts'
import { listedCardOf, type NamedPrintings, printingsByCard } from './named-cards.ts'
import { namedCopies } from './named-copies.ts'
import { cheapestOf } from './offers.ts'
import { ownedIn } from './owned-cards.ts'
import { unownedFinishesIn } from './unowned-finishes.ts'

/** Caches of users' cards. */
export interface Caches {
  collections: CollectionCache
  listDemands: ListDemands
  getSettings: GetSettings
}

export type Needs = Pick<Deps, 'db' | 'catalogue'> & Caches

/**
 * The cards of a deck in the order in which it lists them, its commander first if it is beside
 * them.
 */
export async function getDeckNeeds(
  needs: Needs,
  userId: string,
  deckId: string,
): Promise<DeckNeeds> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const asked = asking.find((one) => one.deck.id === deckId.toLowerCase())
  if (!asked) throw new AppError('deck_not_found')
  const { deck, reserves } = asked
  const cards = await listDeckCards(needs.db, userId, deck.id)
  const demand = demandOf(catalogue, deck, cards)
  const current = asking.map((one) => (one === asked ? { ...one, demand } : one))
  const collection = await needs.collections.of(userId)
  const ownedOf = ownedIn(collection, catalogue)
  const copiesOfDeck = namedCopies(catalogue, deck, cards.filter(countsInDeck))
  const unownedOf = unownedFinishesIn(collection, catalogue, copiesOfDeck)
  const priorities = await prioritiesOf({ db: needs.db, catalogue }, userId)
  const yieldToEventLoop = eventLoopYielder()
  const contenders = await contendersFor(demand.keys(), reservingIn(current), yieldToEventLoop)
  const needed: NeededCard[] = []
  for (const [key, named] of printingsByCard(catalogue, deck, cards)) {
    const copies = { needed: demand.get(key) ?? 0, owned: ownedOf(key) }
    const unownedFinishes = unownedOf(key)
    const claims = withReserved(contenders.get(key) ?? [], copies.owned, priorities.get(key))
    const priorityDeckId = priorities.get(key) ?? null
    needed.push(
      neededCard(catalogue, {
        ...{ key, named, deckId: deck.id, ...copies },
        ...{ unownedFinishes, claims, priorityDeckId },
      }),
    )
    await yieldToEventLoop()
  }
  return {
    cards: needed,
    otherDecks: asking.length - 1,
    reserves,
    decks: namedDecksIn(
      asking,
      needed.flatMap((card) => card.claims),
    ),
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

function reservingIn(asking: readonly DeckDemand[]): DeckDemand[] {
  return inClaimOrder(asking.filter(({ reserves }) => reserves))
}

interface Requested {
  key: CardKey
  named: NamedPrintings
  deckId: string
  needed: number
  owned: number
  unownedFinishes: Finish[]
  /** Of all decks that reserve copies. */
  claims: readonly Claim[]
  priorityDeckId: string | null
}

function neededCard(catalogue: Catalogue, requested: Requested): NeededCard {
  const { key, named, deckId, needed, owned, claims } = requested
  const others = claims.filter(({ deck }) => deck.id !== deckId)
  const claimed = others.reduce((sum, other) => sum + other.needed, 0)
  const bound = Math.min(owned, claimed)
  const cheapest = cheapestOf(catalogue, key)
  return {
    ...listedCardOf(catalogue, key, named),
    scryfallIds: named.scryfallIds,
    needed,
    owned,
    unownedFinishes: requested.unownedFinishes,
    bound,
    free: owned - bound,
    reserved: claims.find(({ deck }) => deck.id === deckId)?.reserved ?? 0,
    claims: others
      .slice(0, limits.cardClaims)
      .map(({ deck, needed, reserved }) => ({ deckId: deck.id, needed, reserved })),
    claimCount: others.length,
    claimed,
    priorityDeckId: requested.priorityDeckId,
    cheapest: cheapest ? offerOf(catalogue, cheapest) : null,
  }
}
