import { changeIdHeader, type Endpoint, type OutputOf } from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** A request, as a server sees it. */
export interface Asked {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  /** The Idempotency-Key. */
  key: string | null
}

/** A server that answers what a test says, for the tests of a file. */
export function setUpServer() {
  const server = setupServer()
  const asked: Asked[] = []
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    asked.length = 0
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  /** What an endpoint answers from now on. */
  function answer(endpoint: Endpoint, reply: (asked: Asked) => Response | Promise<Response>) {
    server.use(
      http.all(`*${endpoint.path}`, async ({ request }) => {
        if (request.method !== endpoint.method) return undefined // another call at this address
        const one = await askedBy(request)
        asked.push(one)
        return reply(one)
      }),
    )
  }

  /** What an endpoint answers, as the contract says. */
  function give<E extends Endpoint>(endpoint: E, output: OutputOf<E>) {
    answer(endpoint, () => jsonOf(output))
  }

  const sent = (method: string) => asked.filter((one) => one.method === method)
  return { asked, sent, answer, give }
}

/** An answer of a server that says yes. */
export function jsonOf(output: unknown): Response {
  if (output === undefined) return new HttpResponse(null, { status: 204 })
  const headers = { 'Content-Type': 'application/json' }
  return new HttpResponse(JSON.stringify(output), { headers })
}

async function askedBy(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const { method } = request
  const key = request.headers.get(changeIdHeader)
  return { method, address: pathname + search, body: text ? JSON.parse(text) : undefined, key }
}
