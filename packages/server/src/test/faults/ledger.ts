import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import {
  addToCollection,
  changeIdHeader,
  createDeck,
  getCollectionStats,
  listCollection,
  listDecks,
  register,
  searchCards,
} from '@manafolio/contract'
import { type Answer, type HttpClient, httpClient } from './http-client.ts'

/** A user who works without a break and writes down, on their side, what was acknowledged. */
export interface Ledger {
  /** Acknowledged writes. */
  acknowledged(): number
  /** When the last write was acknowledged, as performance.now(). */
  lastAcknowledgedMs(): number
  /** How often each status or error was the answer to a request. */
  answers: ReadonlyMap<string, number>
  /** Ends the work after the request that is under way. */
  stop(): Promise<void>
  /** Compares with what is stored now. */
  audit(): Promise<Audit>
}

export interface Audit {
  acknowledged: number
  /** Acknowledged writes that are not there. */
  lost: number
  /** Writes that took place more than once. */
  doubled: number
}

/** Between two rounds of work, and before a write is repeated. */
const pauseMs = 40

/** A client with a session. */
export async function registered(origin: string, name: string): Promise<HttpClient> {
  const client = httpClient(origin)
  const account = { email: `${name}@example.org`, password: 'a ledger of one’s own' }
  await requireOk(client.send({ method: 'POST', path: register.path, input: account }))
  return client
}

/** Registers a user and begins to work, with several kinds of writes and reads in turn. */
export async function beginLedger(origin: string, name: string): Promise<Ledger> {
  const client = await registered(origin, name)
  const answers = new Map<string, number>()
  const cards = new Set<string>()
  const decks = new Set<string>()
  let lastMs = performance.now()
  let isStopped = false

  async function attempt(send: () => Promise<Answer>): Promise<boolean> {
    const outcome = await send().then(
      ({ status }) => String(status),
      (error: Error) => ('code' in error ? String(error.code) : error.message),
    )
    answers.set(outcome, (answers.get(outcome) ?? 0) + 1)
    return outcome.startsWith('2')
  }

  /** Repeats a write under its key until it is acknowledged, as the pages do. */
  async function add(scryfallId: string) {
    const headers = { [changeIdHeader]: randomUUID() }
    const call = { method: 'POST', path: addToCollection.path, input: { scryfallId }, headers }
    while (!isStopped) {
      if (await attempt(() => client.send(call))) return acknowledge(cards, scryfallId)
      await setTimeout(pauseMs)
    }
  }

  /** A write without a key is not repeated: what is not acknowledged may be there or not. */
  async function create(deck: string) {
    const input = { name: deck, format: 'standard' }
    const isDone = await attempt(() =>
      client.send({ method: 'POST', path: createDeck.path, input }),
    )
    if (isDone) acknowledge(decks, deck)
  }

  function acknowledge(written: Set<string>, id: string) {
    written.add(id)
    lastMs = performance.now()
  }

  async function read(path: string) {
    await attempt(() => client.send({ path }))
  }

  async function work() {
    for (let turn = 0; !isStopped; turn++) {
      await add(`${name}-card-${turn}`)
      if (turn % 4 === 0) await create(`${name} deck ${turn}`)
      if (turn % 4 === 1) await read(getCollectionStats.path)
      if (turn % 4 === 2) await search(client, attempt)
      if (turn % 4 === 3) await read(listDecks.path)
      await setTimeout(pauseMs)
    }
  }

  const working = work()
  return {
    acknowledged: () => cards.size + decks.size,
    lastAcknowledgedMs: () => lastMs,
    answers,
    async stop() {
      isStopped = true
      await working
    },
    async audit() {
      const audit = compare({ cards, decks }, await stored(client))
      client.close()
      return audit
    },
  }
}

async function search(client: HttpClient, attempt: (send: () => Promise<Answer>) => unknown) {
  const input = { query: 'goblin', mode: 'cards' }
  await attempt(() => client.send({ method: 'POST', path: searchCards.path, input }))
}

interface Stored {
  cards: Map<string, number>
  decks: Map<string, number>
}

async function stored(client: HttpClient): Promise<Stored> {
  const collection = await requireOk(client.send({ path: listCollection.path }))
  const decks = await requireOk(client.send({ path: listDecks.path }))
  const entries = listCollection.output.parse(collection.body)
  const counts = new Map<string, number>()
  for (const { name } of listDecks.output.parse(decks.body)) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return {
    cards: new Map(entries.map(({ scryfallId, quantity }) => [scryfallId, quantity])),
    decks: counts,
  }
}

function compare(written: { cards: Set<string>; decks: Set<string> }, found: Stored): Audit {
  const pairs = [
    [written.cards, found.cards],
    [written.decks, found.decks],
  ] as const
  return {
    acknowledged: written.cards.size + written.decks.size,
    lost: pairs.flatMap(([ids, there]) => [...ids].filter((id) => !there.has(id))).length,
    doubled: pairs.flatMap(([, there]) => [...there.values()].filter((count) => count > 1)).length,
  }
}

async function requireOk(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering
  if (answer.status >= 300) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer
}
