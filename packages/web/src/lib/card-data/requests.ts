import {
  type CardDataCard,
  type CardDataIdentifier,
  cardDataError,
  cardDataPaths,
  pathOf,
} from '@manafolio/contract'
import type { CardSearch } from './card-data-service.ts'
import { HeldBack, type Hold } from './hold.ts'
import { type CardDataAnswers, type CardOf, pairById, pairByName } from './pairing.ts'

/** How a base is asked, and how its answers are read. */
export interface Manners {
  credentials: RequestCredentials
  headers: Record<string, string>
  /** The error of an answer that is not OK. */
  refusal(status: number, text: string): Error
  /** The readers throw when the answer is something else than it should be. */
  readCard(body: unknown): CardDataCard
  readAnswers(body: unknown): CardDataAnswers
  readCards(body: unknown): CardDataCard[]
}

interface Terms {
  base: string
  hold: Hold
  manners: Manners
}

/**
 * The requests that the pages make, in the service's own paths and shapes. They reject when the
 * network fails, when the answer is not OK or can't be read, and with HeldBack after a 429.
 */
export function createRequests({ base, hold, manners }: Terms) {
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
      return body === nothing ? null : manners.readCard(body)
    },

    async named(exact: string, signal: AbortSignal): Promise<CardDataCard | null> {
      const body = await get(`${cardDataPaths.named}?${new URLSearchParams({ exact })}`, signal)
      return body === nothing ? null : manners.readCard(body)
    },

    /** The first page of what is found, with one printing of each card. */
    async search({ q, order }: CardSearch, signal: AbortSignal): Promise<CardDataCard[]> {
      const query = new URLSearchParams({ q, unique: 'cards', order })
      const body = await get(`${cardDataPaths.search}?${query}`, signal)
      return body === nothing ? [] : manners.readCards(body)
    },
  }

  async function collection(identifiers: CardDataIdentifier[], signal: AbortSignal) {
    const body = JSON.stringify({ identifiers })
    const headers = { ...manners.headers, 'Content-Type': 'application/json' }
    const init = { method: 'POST', headers, body, signal }
    return manners.readAnswers(await readJson(await ask(cardDataPaths.collection, init)))
  }

  async function get(address: string, signal: AbortSignal): Promise<unknown> {
    const answer = await ask(address, { headers: manners.headers, signal })
    if (answer.status === 404 && isNothing(await answer.clone().text())) return nothing
    return readJson(answer)
  }

  async function ask(address: string, init: RequestInit): Promise<Response> {
    const answer = await fetch(base + address, { ...init, credentials: manners.credentials })
    if (answer.status !== 429) return answer
    hold.start(answer.headers.get('Retry-After'))
    throw new HeldBack(`${base} takes no more requests for now.`)
  }

  async function readJson(answer: Response): Promise<unknown> {
    if (answer.ok) return answer.json()
    throw manners.refusal(answer.status, (await answer.text()) || answer.statusText)
  }
}

/** That no card is what was asked for, in the service's own words; a wrong address is an error. */
const nothing = Symbol('nothing')

function isNothing(text: string): boolean {
  try {
    return cardDataError.safeParse(JSON.parse(text)).success
  } catch {
    return false // a proxy's page
  }
}
