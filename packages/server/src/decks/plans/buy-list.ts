import type { BuyLine, getBuyList, InputOf, OutputOf } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { CardKey } from '../needs/card-key.ts'
import { type Demand, mostOf, sumOf } from '../needs/demand.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import { cheapestOf } from '../needs/offers.ts'
import { type CountOwned, ownedIn } from '../needs/owned-cards.ts'
import type { Needs } from '../needs/rules.ts'
import { type PriorityOf, prioritiesOf } from '../reservations/priorities.ts'
import { namerFor } from './card-names.ts'
import { type BasicLandCounting, countedOf } from './counted-demand.ts'

type Requested = InputOf<typeof getBuyList>

const { compare } = new Intl.Collator('en')

/** What is missing for decks, by name. */
export async function listToBuy(
  needs: Needs,
  userId: string,
  requested: Requested,
): Promise<OutputOf<typeof getBuyList>> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const { chosen, others } = chosenOf(asking, requested)
  const ownedOf = ownedIn(await needs.collections.of(userId), catalogue)
  const counted = countedDecks(catalogue, chosen, requested.basicLands)
  const yieldToEventLoop = eventLoopYielder()
  const join = requested.isAtOnce ? sumOf : mostOf
  const wanted = await join(
    counted.map(({ demand }) => demand),
    yieldToEventLoop,
  )
  const spared = await sumOf(
    others.map(({ demand }) => demand),
    yieldToEventLoop,
  )
  const priorities = await prioritiesOf({ db: needs.db, catalogue }, userId)
  const missing = missingCopies(wanted, ownedOf, {
    spared,
    firstOf: firstCopiesOf(chosen, priorities),
  })
  const nameOf = await namerFor({ db: needs.db, catalogue }, asking, missing.keys())
  const lines: BuyLine[] = []
  for (const [card, quantity] of missing) {
    const ofDecks = counted.filter(({ demand }) => demand.has(card))
    const deckIds = ofDecks.map(({ deck }) => deck.id)
    lines.push({ cardName: nameOf(card), quantity, offer: offerIn(catalogue, card), deckIds })
    await yieldToEventLoop()
  }
  lines.sort((one, other) => compare(one.cardName, other.cardName))
  return { lines, ...totalsOf(lines), pricesAsOf: catalogue.meta.pricesAsOf }
}

/** The requested decks, and those whose copies are spared. */
function chosenOf(asking: readonly DeckDemand[], { deckIds, sparesOthers }: Requested) {
  const ids = new Set(deckIds.map((id) => id.toLowerCase()))
  const chosen = asking.filter(({ deck }) => ids.has(deck.id))
  if (chosen.length < ids.size) throw new AppError('deck_not_found')
  const others = asking.filter(({ deck, reserves }) => reserves && !ids.has(deck.id))
  return { chosen, others: sparesOthers ? others : [] }
}

function countedDecks(
  catalogue: Catalogue,
  asking: readonly DeckDemand[],
  basicLands: BasicLandCounting,
) {
  return asking.map(({ deck, demand }) => ({
    deck,
    demand: countedOf(catalogue, demand, basicLands),
  }))
}

/** The copies of a card that one of the decks gets before all others, by the user's choice. */
function firstCopiesOf(chosen: readonly DeckDemand[], priorities: PriorityOf) {
  const byId = new Map(chosen.map((one) => [one.deck.id, one]))
  return (card: CardKey) => {
    const first = byId.get(priorities.get(card) ?? '')
    return first?.reserves ? (first.demand.get(card) ?? 0) : 0
  }
}

interface Spared {
  /** Copies that are left to other decks. */
  spared: Demand
  firstOf: (card: CardKey) => number
}

function missingCopies(
  wanted: Demand,
  ownedOf: CountOwned,
  { spared, firstOf }: Spared,
): Map<CardKey, number> {
  const missing = new Map<CardKey, number>()
  for (const [card, copies] of wanted) {
    const owned = ownedOf(card)
    const available = Math.max(0, owned - (spared.get(card) ?? 0), Math.min(owned, firstOf(card)))
    if (copies > available) missing.set(card, copies - available)
  }
  return missing
}

function offerIn(catalogue: Catalogue, card: CardKey) {
  const cheapest = cheapestOf(catalogue, card)
  return cheapest ? offerOf(catalogue, cheapest) : null
}

function totalsOf(lines: readonly BuyLine[]) {
  let [cents, unpricedCopies] = [0, 0]
  for (const { offer, quantity } of lines) {
    if (offer) cents += Math.round(offer.usd * 100) * quantity
    else unpricedCopies += quantity
  }
  return { totalUsd: cents / 100, unpricedCopies }
}
