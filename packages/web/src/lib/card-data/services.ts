import { type CardDataCard, cardDataPath, limits } from '@manafolio/contract'
import { ApiError } from '../api-error.ts'
import type { CardDataService } from './card-data-service.ts'
import type { CardDataAnswers } from './pairing.ts'
import { createQueue, oneByOne } from './queue.ts'
import { createRateLimit } from './rate-limit.ts'
import { createRequests, type RateLimitPolicy } from './requests.ts'
import { runParallel } from './walk.ts'

const policy: RateLimitPolicy = {
  credentials: 'include',
  headers: {},
  refusal: (status, text) => new ApiError(status, text), // also carries an expired session
  // The shapes are those of the contract, which the server's own tests check.
  readCard: (body) => validated(body, 'card') as CardDataCard,
  readAnswers: (body) => validated(body, 'list') as CardDataAnswers,
  readCards: (body) => (validated(body, 'list') as CardDataAnswers).data,
}

const services = new Map<string, Promise<CardDataService>>()

/**
 * The one service of a base, so that all callers share its requests and its rate limit. Callers wait
 * for the same promise: those of one frame get it in one frame, and their keys go in one request.
 */
export function serviceOf(base: string): Promise<CardDataService> {
  const service = services.get(base) ?? openService(base)
  services.set(base, service)
  return service
}

/** Users of our mirror download neither the other client nor its throttle. */
async function openService(base: string): Promise<CardDataService> {
  if (base === cardDataPath) return createMirror(base)
  try {
    const { createPublicService } = await import('./public-service.ts')
    return createPublicService(base)
  } catch (error) {
    services.delete(base) // the next caller downloads it again
    throw error
  }
}

/** Our own server: it identifies the user by the session, allows large requests, and is trusted. */
export function createMirror(base: string): CardDataService {
  const rateLimit = createRateLimit()
  const requests = createRequests({ base, rateLimit, policy })
  const batches = { keysPerRequest: limits.cardLookups, nextSlot: rateLimit.ended }
  const ids = createQueue({ ...batches, send: requests.cardsById })
  const names = createQueue({ ...batches, send: requests.cardsByName })
  const searches = createQueue({ ...oneByOne(requests.search), nextSlot: rateLimit.ended })
  return {
    card: async (id, signal) => (fits(id, limits.scryfallIdMax) ? ids(id, signal) : null),
    named: async (name, signal) => (fits(name, limits.cardNameMax) ? names(name, signal) : null),
    search: searches,
    walkNames: runParallel,
    walkSearches: runParallel,
  }
}

/** One identifier that the server refuses would fail its whole request. */
function fits(identifier: string, max: number): boolean {
  return identifier !== '' && identifier.length <= max
}

/** Something other than our server may respond, such as a network's sign-in page. */
function validated(body: unknown, object: string): unknown {
  if (typeof body === 'object' && body && 'object' in body && body.object === object) return body
  throw new TypeError(`The response is not a ${object}.`)
}
