import { cardDataCard, cardDataIdentifier, limits } from '@manafolio/contract'
import type pThrottle from 'p-throttle'
import * as z from 'zod/mini'
import type { CardDataService } from './card-data-service.ts'
import { createHold, type Hold } from './hold.ts'
import { createQueue, oneByOne, type Some } from './queue.ts'
import { createRequests, type Manners } from './requests.ts'
import { inTurn } from './walk.ts'

/** The service takes two requests in a second for each of collection, named and search. */
const requestMs = 500
/** The deck's names that suggestions are made from, and the pauses that are due to the service. */
const nameWalk = { atMost: 30, every: 10, pauseMs: 150 }
const searchWalk = { pauseMs: 100 }

/**
 * The public service itself: it is spared, told nothing of the member, and its answers are checked.
 * The throttle is p-throttle's, passed in so that it is downloaded only by those who need it.
 */
export function createPublicService(base: string, throttle: typeof pThrottle): CardDataService {
  const hold = createHold()
  const newTurns = () => turnsOf(hold, throttle({ limit: 1, interval: requestMs, strict: true }))
  const requests = createRequests({ base, hold, manners })
  const ids = createQueue({
    keysPerRequest: limits.publicCardLookups,
    turn: newTurns(),
    /** A lone card has an address of its own, to which a browser needs no permission beforehand. */
    send: async ([id, ...others]: Some<string>, signal) => {
      if (others.length > 0) return requests.cardsById([id, ...others], signal)
      const card = await requests.card(id, signal)
      return () => card
    },
  })
  const names = createQueue({ ...oneByOne(requests.named), turn: newTurns() })
  const searches = createQueue({ ...oneByOne(requests.search), turn: newTurns() })
  return {
    card: async (id, signal) => (isServiceId(id) ? ids(id, signal) : null),
    named: names,
    search: searches,
    walkNames: inTurn(nameWalk),
    walkSearches: inTurn(searchWalk),
  }
}

/** A turn that came up while everything is held back is taken anew after that. */
function turnsOf(hold: Hold, throttle: ReturnType<typeof pThrottle>): () => Promise<void> {
  const throttled = throttle(() => {})
  return async () => {
    do {
      await hold.over()
      await throttled()
    } while (hold.isOn())
  }
}

/** Members may keep any text as a card's id; one that can't be an id could spoil a whole request. */
function isServiceId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

const answers = z.object({ data: z.array(z.unknown()), not_found: z.array(cardDataIdentifier) })
const page = z.object({ data: z.array(z.unknown()) })

const manners: Manners = {
  credentials: 'omit',
  headers: { Accept: 'application/json;q=0.9,*/*;q=0.8' },
  // Not an ApiError: a 401 of theirs says nothing about the member's session.
  refusal: (status) => new Error(`The card-data service answered ${status}.`),
  readCard: (body) => cardDataCard.parse(body),
  readAnswers: (body) => {
    const { data, not_found } = answers.parse(body)
    return { data: readable(data), not_found }
  },
  readCards: (body) => readable(page.parse(body).data),
}

/** One card that can't be read does not take the others with it. */
function readable(cards: unknown[]) {
  return cards.flatMap((card) => {
    const read = cardDataCard.safeParse(card)
    return read.success ? [read.data] : []
  })
}
