import { cardDataCard, cardDataIdentifier, limits } from '@manafolio/contract'
import pThrottle from 'p-throttle'
import * as z from 'zod/mini'
import type { CardDataService } from './card-data-service.ts'
import { createQueue, type NonEmpty, oneByOne } from './queue.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { createRequests, type RateLimitPolicy } from './requests.ts'
import { runSequential } from './walk.ts'

/** The service allows two requests per second for each of collection, named and search. */
const requestMs = 500
/** How many of a deck's names are looked up for suggestions, and the pauses between requests. */
const nameWalk = { atMost: 30, every: 10, pauseMs: 150 }
const searchWalk = { pauseMs: 100 }

/**
 * The public service: requests are throttled, carry nothing about the user, and responses are checked.
 * In a file of its own, so that only pages that use the public service download it.
 */
export function createPublicService(base: string): CardDataService {
  const rateLimit = createRateLimit()
  const newSlots = () =>
    slotsOf(rateLimit, pThrottle({ limit: 1, interval: requestMs, strict: true }))
  const requests = createRequests({ base, rateLimit, policy })
  const ids = createQueue({
    keysPerRequest: limits.publicCardLookups,
    nextSlot: newSlots(),
    /** A single card has its own address, which needs no CORS preflight. */
    send: async ([id, ...others]: NonEmpty<string>, signal) => {
      if (others.length > 0) return requests.cardsById([id, ...others], signal)
      const card = await requests.card(id, signal)
      return () => card
    },
  })
  const names = createQueue({ ...oneByOne(requests.named), nextSlot: newSlots() })
  const searches = createQueue({ ...oneByOne(requests.search), nextSlot: newSlots() })
  return {
    card: async (id, signal) => (isServiceId(id) ? ids(id, signal) : null),
    named: names,
    search: searches,
    walkNames: runSequential(nameWalk),
    walkSearches: runSequential(searchWalk),
  }
}

/** Waits for a slot of the throttle; a slot that comes up during a pause is requested again after it. */
function slotsOf(
  rateLimit: RateLimit,
  throttle: ReturnType<typeof pThrottle>,
): () => Promise<void> {
  const throttled = throttle(() => {})
  return async () => {
    do {
      await rateLimit.ended()
      await throttled()
    } while (rateLimit.isActive())
  }
}

/** Users may save any text as a card's id; an invalid one could fail a whole request. */
function isServiceId(id: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

const answers = z.object({ data: z.array(z.unknown()), not_found: z.array(cardDataIdentifier) })
const page = z.object({ data: z.array(z.unknown()) })

const policy: RateLimitPolicy = {
  credentials: 'omit',
  headers: { Accept: 'application/json;q=0.9,*/*;q=0.8' },
  // Not an ApiError: a 401 from this service says nothing about the user's session.
  refusal: (status) => new Error(`The card-data service answered ${status}.`),
  readCard: (body) => cardDataCard.parse(body),
  readAnswers: (body) => {
    const { data, not_found } = answers.parse(body)
    return { data: readable(data), not_found }
  },
  readCards: (body) => readable(page.parse(body).data),
}

/** An unreadable card does not affect the others. */
function readable(cards: unknown[]) {
  return cards.flatMap((card) => {
    const read = cardDataCard.safeParse(card)
    return read.success ? [read.data] : []
  })
}
