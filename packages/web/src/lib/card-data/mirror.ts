import { type CardDataCard, cardDataIdentifier, limits } from '@manafolio/contract'
import { ApiError } from '../api-error.ts'
import type { CardDataService } from './card-data-service.ts'
import { createHold } from './hold.ts'
import type { CardDataAnswers } from './pairing.ts'
import { createQueue, oneByOne } from './queue.ts'
import { createRequests, type Manners } from './requests.ts'
import { atOnce } from './walk.ts'

/** Our own server: it knows the member by the session, takes much at once, and is believed. */
export function createMirror(base: string): CardDataService {
  const hold = createHold()
  const requests = createRequests({ base, hold, manners })
  const batches = { keysPerRequest: limits.cardLookups, turn: hold.over }
  const ids = createQueue({ ...batches, send: requests.cardsById })
  const names = createQueue({ ...batches, send: requests.cardsByName })
  const searches = createQueue({ ...oneByOne(requests.search), turn: hold.over })
  return {
    card: async (id, signal) => (isIdentifier({ id }) ? ids(id, signal) : null),
    named: async (name, signal) => (isIdentifier({ name }) ? names(name, signal) : null),
    search: searches,
    walkNames: atOnce,
    walkSearches: atOnce,
  }
}

/** One identifier that the server can't take would have it refuse all the others with it. */
function isIdentifier(identifier: { id: string } | { name: string }): boolean {
  return cardDataIdentifier.safeParse(identifier).success
}

const manners: Manners = {
  credentials: 'include',
  headers: {},
  refusal: (status, text) => new ApiError(status, text), // tells also that the session is over
  // The shapes are those of the contract, which the server's own tests hold it to.
  readCard: (body) => ours(body, 'card') as CardDataCard,
  readAnswers: (body) => ours(body, 'list') as CardDataAnswers,
  readCards: (body) => (ours(body, 'list') as CardDataAnswers).data,
}

/** Something else than our server may answer in its place, such as a network's sign-in page. */
function ours(body: unknown, object: string): unknown {
  if (typeof body === 'object' && body && 'object' in body && body.object === object) return body
  throw new TypeError(`The answer is not a ${object}.`)
}
