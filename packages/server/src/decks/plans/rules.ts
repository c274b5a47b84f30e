import type { BuildState, getDeckPlans, OutputOf, PlannedDeck } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import type { CardKey } from '../needs/card-key.ts'
import { type Demand, sumOf } from '../needs/demand.ts'
import type { DeckDemand } from '../needs/demand-cache.ts'
import { cheapestOf } from '../needs/offers.ts'
import { type CountOwned, ownedIn } from '../needs/owned-cards.ts'
import type { Needs } from '../needs/rules.ts'
import { mostAtOnce } from './at-once.ts'
import { namerFor } from './card-names.ts'
import { type BasicLandCounting, copiesIn, countedOf } from './counted-demand.ts'
import type { Work } from './fullest.ts'

/** A search for what can be built at once takes some tenths of a second at the most. */
const stepsAtMost = 20_000_000

const { compare } = new Intl.Collator('en')

/**
 * A deck without cards can not be built, and a retired one is not to be. Of equally many decks those
 * that are built already are preferred, then those that are being built, then the newer ones.
 */
export async function planDecks(
  needs: Needs,
  userId: string,
  basicLands: BasicLandCounting,
): Promise<OutputOf<typeof getDeckPlans>> {
  const catalogue = needs.catalogue.current()
  const asking = await needs.listDemands(userId, catalogue)
  const ownedOf = ownedIn(await needs.collections.of(userId), catalogue)
  const work = { steps: stepsAtMost, yieldToEventLoop: eventLoopYielder() }
  const decks: CountedDeck[] = []
  for (const one of asking) {
    const counted = countedOf(catalogue, one.demand, basicLands)
    decks.push({ ...one, counted, missing: missingOf(catalogue, counted, ownedOf) })
    await work.yieldToEventLoop()
  }
  const { atOnce, takenFrom, isMost } = await choiceOf(decks, ownedOf, work)
  const nameOf = await namerFor({ ...needs, catalogue }, asking, [...takenFrom.values()].flat())
  return {
    decks: decks.map((deck) => ({
      ...plannedDeck(deck),
      isAtOnce: atOnce.has(deck),
      takenCards: (takenFrom.get(deck) ?? []).map(nameOf).sort(compare),
    })),
    isMost,
    pricesAsOf: catalogue.meta.pricesAsOf,
  }
}

/** A deck with the copies that it needs of the relevant cards. */
interface CountedDeck extends DeckDemand {
  counted: Demand
  missing: Missing
}

interface Missing {
  copies: number
  cents: number
  unpriced: number
}

function missingOf(catalogue: Catalogue, demand: Demand, ownedOf: CountOwned): Missing {
  const missing = { copies: 0, cents: 0, unpriced: 0 }
  for (const [card, needed] of demand) {
    const copies = needed - ownedOf(card)
    if (copies <= 0) continue
    const cheapest = cheapestOf(catalogue, card)
    missing.copies += copies
    missing.cents += copies * (cheapest?.cents ?? 0)
    if (!cheapest) missing.unpriced += copies
  }
  return missing
}

/**
 * The decks that can be built at once, and for each other one the cards of which they leave too
 * few.
 */
async function choiceOf(decks: readonly CountedDeck[], ownedOf: CountOwned, work: Work) {
  const alone = byState(decks).filter(
    ({ missing, demand }) => missing.copies === 0 && demand.size > 0,
  )
  const demands = alone.map(({ counted }) => counted)
  const { chosen, isMost } = await mostAtOnce(demands, ownedOf, work)
  const taken = await sumOf(
    demands.filter((_, number) => chosen.has(number)),
    work.yieldToEventLoop,
  )
  const takenFrom = new Map<CountedDeck, CardKey[]>()
  for (const [number, deck] of alone.entries()) {
    if (chosen.has(number)) continue
    const requested = [...deck.counted]
    const short = requested.filter(
      ([card, copies]) => copies > ownedOf(card) - (taken.get(card) ?? 0),
    )
    takenFrom.set(
      deck,
      short.map(([card]) => card),
    )
    await work.yieldToEventLoop()
  }
  return { atOnce: new Set(alone.filter((_, number) => chosen.has(number))), takenFrom, isMost }
}

const rankOf: Record<Exclude<BuildState, 'retired'>, number> = { built: 0, building: 1, idea: 2 }

/** Without the retired ones; of one state in their order. */
function byState(decks: readonly CountedDeck[]): CountedDeck[] {
  return decks
    .flatMap((one) => (one.deck.state === 'retired' ? [] : [{ one, rank: rankOf[one.deck.state] }]))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

function plannedDeck({ deck, demand, cover, missing }: CountedDeck) {
  const { id, name, format, state, commanderName } = deck
  return {
    id,
    name,
    format,
    state,
    commanderName,
    cover,
    needed: copiesIn(demand),
    missing: missing.copies,
    missingUsd: missing.cents / 100,
    missingUnpriced: missing.unpriced,
  } satisfies Partial<PlannedDeck>
}
