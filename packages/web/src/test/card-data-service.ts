import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { serviceOf } from '../lib/card-data/services.ts'

/** A request to the service, with its time on the fake clock. */
interface RecordedRequest {
  at: number
  method: string
  /** The path and query after the base. */
  path: string
  identifiers: Record<string, string>[]
  headers: Headers
  credentials: RequestCredentials
  isAborted: boolean
}

/** Replaces a response; undefined gives the usual one. */
type Override = (request: RecordedRequest, index: number) => Response | undefined

const origin = 'https://manafolio.test'
const server = setupServer()

/** A card-data service with a few thousand cards, on a fake clock and with fake animation frames. */
export function setUpTestService() {
  const service = {
    requests: [] as RecordedRequest[],
    takesMs: 0,
    override: (() => undefined) as Override,
  }
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(async () => {
    await openBases()
    stopClock()
    vi.stubGlobal('location', new URL(origin))
    showTab()
    Object.assign(service, { requests: [], takesMs: 0, override: () => undefined })
    server.use(http.all(/\/cards\//, ({ request }) => answer(service, request)))
  })
  afterEach(() => {
    server.resetHandlers()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  afterAll(() => server.close())
  return service
}

function stopClock() {
  vi.useFakeTimers({
    now: new Date('2026-11-21T12:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
}

function showTab() {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16))
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
}

export function hideTab() {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
}

const stepMs = 5

/** Advances the clock in small steps, with enough event-loop turns in between to answer requests. */
export async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += stepMs) {
    await vi.advanceTimersByTimeAsync(Math.min(stepMs, ms - passed))
    for (let i = 0; i < 4; i += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Advances the clock until a condition holds. */
export async function passUntil(isSo: () => boolean) {
  while (!isSo()) await pass(100)
}

const bases: string[] = []
let basesOpened = 0

/** Opening a service loads the throttle, which takes time that the fake clock does not cover. */
async function openBases() {
  while (bases.length < 2) {
    basesOpened += 1
    const base = `https://cards-${basesOpened}.test`
    await serviceOf(base)
    bases.push(base)
  }
}

/** A new public service, whose throttle no other test has used. */
export function unusedBase(): string {
  const base = bases.shift()
  if (!base) throw new Error('A test can use at most two services.')
  return base
}

/** Cards 0 to 4999 exist. */
const cardCount = 5000

export function idOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

export function idsUpTo(count: number): string[] {
  return Array.from({ length: count }, (_, n) => idOf(n))
}

export function cardOf(n: number) {
  return {
    object: 'card',
    id: idOf(n),
    name: `Card ${n}`,
    rarity: 'rare',
    set: 'tst',
    set_name: 'Test Set',
    collector_number: String(n),
    released_at: '2026-01-01',
    color_identity: ['G'],
    prices: { usd: '1.00' },
    scryfall_uri: `https://cards.test/${n}`,
  }
}

export const noSuchCard = () =>
  HttpResponse.json(
    { object: 'error', status: 404, code: 'not_found', details: 'No card found.' },
    { status: 404 },
  )

async function answer(
  service: { requests: RecordedRequest[]; takesMs: number; override: Override },
  request: Request,
): Promise<Response> {
  const url = new URL(request.url)
  const recorded: RecordedRequest = {
    at: performance.now(),
    method: request.method,
    path: url.pathname.replace('/card-data', '') + url.search,
    identifiers: request.method === 'POST' ? (await request.clone().json()).identifiers : [],
    headers: request.headers,
    credentials: request.credentials,
    isAborted: false,
  }
  request.signal.addEventListener('abort', () => {
    recorded.isAborted = true
  })
  const index = service.requests.push(recorded) - 1
  if (service.takesMs > 0) await new Promise((done) => setTimeout(done, service.takesMs))
  return service.override(recorded, index) ?? usualAnswer(recorded, url)
}

function usualAnswer({ identifiers }: RecordedRequest, url: URL): Response {
  if (url.pathname.endsWith('/collection')) return HttpResponse.json(listOf(identifiers))
  if (url.pathname.endsWith('/search')) {
    return HttpResponse.json({ object: 'list', total_cards: 1, has_more: false, data: [cardOf(1)] })
  }
  const idOrName = url.searchParams.get('exact') ?? url.pathname.split('/').at(-1) ?? ''
  const n = numberOf(idOrName)
  return n === undefined ? noSuchCard() : HttpResponse.json(cardOf(n))
}

function listOf(identifiers: Record<string, string>[]) {
  const found = identifiers.map((it) => numberOf(it.id ?? it.name ?? ''))
  const data = [...new Set(found)].flatMap((n) => (n === undefined ? [] : [cardOf(n)]))
  return { object: 'list', not_found: identifiers.filter((_, i) => found[i] === undefined), data }
}

function numberOf(idOrName: string): number | undefined {
  const digits = /^(?:Card |0{8}-0000-4000-8000-)(\d+)$/.exec(idOrName)?.[1]
  const n = digits === undefined ? cardCount : Number(digits)
  return n < cardCount ? n : undefined
}
