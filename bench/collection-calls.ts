import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import {
  addressOf,
  changeIdHeader,
  countOwned,
  type Endpoint,
  findInCollection,
  getCollectionStats,
  getCurrentUser,
  listCollection,
  type PayloadOf,
  searchCards,
  undoCollectionChange,
  updateCollectionEntry,
} from '@manafolio/contract'
import { percentile, timesOf } from './measure.ts'

export interface Owner {
  url: string
  cookie: string
  scryfallIds: readonly string[]
}

interface Answer {
  status: number
  bytes: number
  tag: string | undefined
}

const pace = { rounds: 40, warmUp: 5 }
const agent = new Agent({ keepAlive: true })

/**
 * Rows of a table: the request, p50, p99, bytes on the wire, and the time relative to the empty call.
 */
export async function timeCalls(owner: Owner): Promise<string[][]> {
  const [first = ''] = owner.scryfallIds
  const call = <E extends Endpoint>(endpoint: E, options: CallOptions<E> = {}) =>
    send(owner, endpoint, options)
  const params = { scryfallId: first }
  let quantity = 1
  const step = (changeId = randomUUID()) => {
    const from = quantity
    quantity = from === 1 ? 2 : 1
    return call(updateCollectionEntry, { params, input: { quantity, from }, changeId })
  }
  const { tag } = await call(listCollection)
  const empty = await row('a call that does nothing (who am I)', () => call(getCurrentUser))
  const rows = [
    empty,
    await row('all entries', () => call(listCollection)),
    await row('the same, not changed (304)', () => call(listCollection, { tag })),
    await row('all entries after each change', () => call(listCollection), step),
    await row('statistics', () => call(getCollectionStats)),
    await row('statistics after each change', () => call(getCollectionStats), step),
    await row('find: t:dragon usd>5 owned>=4', () =>
      call(findInCollection, { input: { q: 't:dragon usd>5 owned>=4' } }),
    ),
    await row('find: everything by price', () =>
      call(findInCollection, { input: { sort: 'price' } }),
    ),
    await row('search: owned:0 t:dragon f:modern', () =>
      call(searchCards, { input: { query: 'owned:0 t:dragon f:modern' } }),
    ),
    await row('how many of 180 printings are owned', () =>
      call(countOwned, { input: { scryfallIds: owner.scryfallIds.slice(0, 180) } }),
    ),
    await row('a quantity changed', () => step()),
    await row('a change undone', async () => {
      const id = randomUUID()
      await step(id)
      return call(undoCollectionChange, { params: { id } })
    }),
  ]
  agent.destroy()
  const unit = Number(empty[1])
  return rows.map((cells) => [...cells, (Number(cells[1]) / unit).toFixed(1)])
}

/** Seconds and bytes of a server's first response with a collection. */
export async function timeFirst(owner: Owner): Promise<string[]> {
  const began = performance.now()
  const { bytes } = await send(owner, listCollection, {})
  const ms = performance.now() - began
  agent.destroy()
  return ['all entries, the first time', ms.toFixed(1), '', kilobytes(bytes), '']
}

/** The request, p50 and p99 in ms, and bytes on the wire; `before` is not measured. */
export async function row(
  name: string,
  work: () => Promise<Answer>,
  before: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  const bytes: number[] = []
  const times: number[] = []
  for (let round = 0; round < pace.rounds; round++) {
    await before()
    const [ms = 0] = await timesOf(async () => bytes.push((await work()).bytes), {
      rounds: 1,
      warmUp: 0,
    })
    if (round >= pace.warmUp) times.push(ms)
  }
  const figures = [percentile(times, 0.5), percentile(times, 0.99)].map((ms) => ms.toFixed(1))
  return [name, ...figures, kilobytes(bytes.at(-1) ?? 0)]
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

interface CallOptions<E extends Endpoint> {
  params?: Record<string, string>
  input?: PayloadOf<E>
  tag?: string | undefined
  changeId?: string
}

/** Sends a call as a browser does and reads the whole response. */
export async function send<E extends Endpoint>(
  { url, cookie }: Owner,
  endpoint: E,
  { params = {}, input, tag, changeId }: CallOptions<E>,
): Promise<Answer> {
  const body = endpoint.method === 'GET' || input === undefined ? undefined : JSON.stringify(input)
  const call = request(url + addressOf(endpoint, params, input), {
    agent,
    method: endpoint.method,
    headers: {
      cookie,
      'accept-encoding': 'br',
      ...(body && { 'content-type': 'application/json' }),
      ...(tag && { 'if-none-match': tag }),
      ...(changeId && { [changeIdHeader]: changeId }),
    },
  })
  call.end(body)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call.on('response', resolve).on('error', reject)
  })
  let bytes = 0
  for await (const piece of answer) bytes += piece.length
  const status = answer.statusCode ?? 0
  if (status >= 400) throw new Error(`${endpoint.path} was answered with ${status}`)
  return { status, bytes, tag: answer.headers.etag }
}
