import type { Deck } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { listDeckCards } from '../card-store.ts'
import type { CardKey } from '../needs/card-key.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import { type NamedPrintings, printingsByCard } from '../needs/named-cards.ts'
import { type CountOwned, ownedIn } from '../needs/owned-cards.ts'
import type { Needs } from '../needs/rules.ts'
import { assignedCopies, type Pile } from './assignment.ts'
import { type Claim, contendersFor, inClaimOrder, withReserved } from './claims.ts'
import { type PriorityOf, prioritiesOf } from './priorities.ts'
import { type ListWishes, pilesIn, wishesIn } from './wishes.ts'

/** A card of a deck, who claims copies of it, and which copies the deck gets. */
export interface ClaimedCard {
  key: CardKey
  named: NamedPrintings
  /** In the order in which the decks get copies. */
  own: Claim<Deck>
  others: readonly Claim<Deck>[]
  /** What the others get without this deck. */
  othersAlone: readonly Claim<Deck>[]
  copies: readonly Pile[]
}

export interface DeckCopies {
  asking: readonly DeckDemand[]
  catalogue: Catalogue
  /** In the order of the deck; none for a deck that is not to get copies. */
  cards: ClaimedCard[]
}

/**
 * Where a deck that reserves no copies is to stand among those that do: behind them all, or where
 * it was while it was built, if it ever was.
 */
type Standing = 'last' | 'as before'

interface Requested {
  userId: string
  deckId: string
  standing: Standing
}

/** Which copies of the collection a deck gets. */
export async function copiesOfDeck(needs: Needs, requested: Requested): Promise<DeckCopies> {
  const { userId, standing } = requested
  const { db } = needs
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const asked = asking.find((one) => one.deck.id === requested.deckId.toLowerCase())
  if (!asked) throw new AppError('deck_not_found')
  const decks = withDeck(asking, asked, standing)
  if (!decks) return { asking, catalogue, cards: [] }
  const priorities = new Map(await prioritiesOf({ db, catalogue }, userId))
  const { id } = asked.deck
  if (!asked.reserves && standing === 'last') {
    for (const [key, deckId] of priorities) if (deckId === id) priorities.delete(key)
  }
  const collection = await needs.collections.of(userId)
  const keys = asked.demand.keys()
  const contenders = await contendersFor(keys, decks, eventLoopYielder())
  const ownedOf = ownedIn(collection, catalogue)
  const claimed = { id, contenders, ownedOf, priorities }
  return {
    asking,
    catalogue,
    cards: await claimedCards(claimed, {
      cards: printingsByCard(catalogue, asked.deck, await listDeckCards(db, userId, id)),
      piles: pilesIn(collection, catalogue, contenders),
      listWishes: await wishesIn(needs, { userId, catalogue, contenders }),
    }),
  }
}

/** The decks that reserve copies and one that may not, in their order; undefined for no place. */
function withDeck(
  asking: readonly DeckDemand[],
  asked: DeckDemand,
  standing: Standing,
): readonly DeckDemand[] | undefined {
  const reserving = asking.filter(({ reserves }) => reserves)
  if (asked.reserves) return inClaimOrder(reserving)
  if (standing === 'last') return [...inClaimOrder(reserving), asked]
  const { deck } = asked
  if (deck.builtSince === null) return undefined
  return inClaimOrder([...reserving, { ...asked, deck: { ...deck, state: 'built' } }])
}

interface Claimed {
  id: string
  contenders: ReadonlyMap<CardKey, Claim<Deck>[]>
  ownedOf: CountOwned
  priorities: PriorityOf
}

interface Listed {
  cards: ReadonlyMap<CardKey, NamedPrintings>
  piles: ReadonlyMap<CardKey, Pile[]>
  listWishes: ListWishes
}

async function claimedCards(
  { id, contenders, ownedOf, priorities }: Claimed,
  { cards, piles, listWishes }: Listed,
): Promise<ClaimedCard[]> {
  const all: ClaimedCard[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const [key, named] of cards) {
    const handOut = (some: readonly Claim<Deck>[]) =>
      withReserved(some, ownedOf(key), priorities.get(key))
    const claims = handOut(contenders.get(key) ?? [])
    const own = claims.find(({ deck }) => deck.id === id)
    if (!own) continue // it came into the deck just now
    const others = claims.filter((claim) => claim !== own)
    const copies = assignedCopies(piles.get(key) ?? [], listWishes(key, claims)).get(id) ?? []
    all.push({ key, named, own, others, othersAlone: handOut(others), copies })
    await yieldToEventLoop()
  }
  return all
}
