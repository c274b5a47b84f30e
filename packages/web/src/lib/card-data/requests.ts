import {
  type CardDataCard,
  type CardDataIdentifier,
  cardDataPaths,
  pathOf,
} from '@manafolio/contract'
import { fetchInTime } from '../fetch-in-time.ts'
import type { CardSearch } from './card-data-service.ts'
import { type CardDataAnswers, type CardOf, pairById, pairByName } from './pairing.ts'
import { type RateLimit, RateLimited } from './rate-limit.ts'

/** How requests to a base are sent, and how its responses are read. */
export interface RateLimitPolicy {
  credentials: RequestCredentials
  headers: Record<string, string>
  /** The error for a response that is not OK. */
  refusal(status: number, text: string): Error
  /** The readers throw when the response has an unexpected shape. */
  readCard(body: unknown): CardDataCard
  readAnswers(body: unknown): CardDataAnswers
  readCards(body: unknown): CardDataCard[]
}

interface Terms {
  base: string
  rateLimit: RateLimit
  policy: RateLimitPolicy
}

/**
 * The requests that the pages make, in the service's own paths and shapes. They reject when the
 * network fails, when the response is not OK or can't be read, and with RateLimited after a 429.
 */
export function createRequests({ base, rateLimit, policy }: Terms) {
  return {
    async cardsById(ids: readonly string[], signal: AbortSignal): Promise<CardOf> {
      const identifiers = ids.map((id) => ({ id }))
      return pairById(ids, await collection(identifiers, signal))
    },

    async cardsByName(names: readonly string[], signal: AbortSignal): Promise<CardOf> {
      const identifiers = names.map((name) => ({ name }))
      return pairByName(names, await collection(identifiers, signal))
    },

    async card(id: string, signal: AbortSignal): Promise<CardDataCard | null> {
      const body = await get(pathOf(cardDataPaths.card, { id }), signal)
      return body === nothing ? null : policy.readCard(body)
    },

    async named(exact: string, signal: AbortSignal): Promise<CardDataCard | null> {
      const body = await get(`${cardDataPaths.named}?${new URLSearchParams({ exact })}`, signal)
      return body === nothing ? null : policy.readCard(body)
    },

    /** The first page of results, with one printing of each card. */
    async search({ q, order }: CardSearch, signal: AbortSignal): Promise<CardDataCard[]> {
      const query = new URLSearchParams({ q, unique: 'cards', order })
      const body = await get(`${cardDataPaths.search}?${query}`, signal)
      return body === nothing ? [] : policy.readCards(body)
    },
  }

  async function collection(identifiers: CardDataIdentifier[], signal: AbortSignal) {
    const body = JSON.stringify({ identifiers })
    const headers = { ...policy.headers, 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body, signal }
    return policy.readAnswers(await readJson(await request(cardDataPaths.collection, init)))
  }

  async function get(address: string, signal: AbortSignal): Promise<unknown> {
    const answer = await request(address, { headers: policy.headers, signal })
    if (answer.status === 404 && isNothing(await answer.clone().text())) return nothing
    return readJson(answer)
  }

  async function request(address: string, init: RequestInit): Promise<Response> {
    const answer = await fetchInTime(base + address, { ...init, credentials: policy.credentials })
    if (answer.status !== 429) return answer
    rateLimit.start(answer.headers.get('Retry-After'))
    throw new RateLimited(`${base} takes no more requests for now.`)
  }

  async function readJson(answer: Response): Promise<unknown> {
    if (answer.ok) return answer.json()
    throw policy.refusal(answer.status, (await answer.text()) || answer.statusText)
  }
}

/** The service's own response for a card that does not exist; a wrong address is an error. */
const nothing = Symbol('nothing')

function isNothing(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && 'object' in body && body.object === 'error'
  } catch {
    return false // a proxy's page
  }
}
