import type { BuyLine } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { offerOf } from '../../cards/offers.ts'
import type { CardKey } from '../needs/card-key.ts'
import { type Demand, mostOf, sumOf } from '../needs/demand.ts'
import { cheapestOf } from '../needs/offers.ts'
import { type CountOwned, ownedIn } from '../needs/owned-cards.ts'
import type { Buying } from './buying.ts'
import { namerFor } from './card-names.ts'
import { countedOf } from './counted-demand.ts'

/** What is missing of cards, whichever printings of them are owned, each at its cheapest. */
export async function cheapestLines(buying: Buying): Promise<BuyLine[]> {
  const { needs, userId, catalogue, requested, chosen, yieldToEventLoop } = buying
  const counted = chosen.map(({ deck, demand }) => ({
    deck,
    demand: countedOf(catalogue, demand, requested.basicLands),
  }))
  const join = requested.isAtOnce ? sumOf : mostOf
  const wanted = await join(
    counted.map(({ demand }) => demand),
    yieldToEventLoop,
  )
  const spared = await sumOf(
    buying.others.map(({ demand }) => demand),
    yieldToEventLoop,
  )
  const ownedOf = ownedIn(await needs.collections.of(userId), catalogue)
  const missing = missingCopies(wanted, ownedOf, { spared, firstOf: firstCopiesOf(buying) })
  const nameOf = await namerFor({ db: needs.db, catalogue }, buying.asking, missing.keys())
  const lines: BuyLine[] = []
  for (const [card, quantity] of missing) {
    const ofDecks = counted.filter(({ demand }) => demand.has(card))
    const deckIds = ofDecks.map(({ deck }) => deck.id)
    lines.push({ cardName: nameOf(card), quantity, offer: offerIn(catalogue, card), deckIds })
    await yieldToEventLoop()
  }
  return lines
}

/** The copies of a card that one of the decks gets before all others, by the user's choice. */
function firstCopiesOf({ chosen, priorities }: Buying) {
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
