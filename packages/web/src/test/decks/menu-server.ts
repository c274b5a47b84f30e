import { changeIdHeader, type Endpoint, type OutputOf } from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'

/** A request as received by the server. */
export interface ReceivedRequest {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  /** The Idempotency-Key. */
  key: string | null
}

/** A server with responses set by the tests of a file. */
export function setUpServer() {
  const server = setupServer()
  const requests: ReceivedRequest[] = []
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    requests.length = 0
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  /** Sets how an endpoint responds from now on. */
  function answer(
    endpoint: Endpoint,
    reply: (request: ReceivedRequest) => Response | Promise<Response>,
  ) {
    server.use(
      http.all(`*${endpoint.path}`, async ({ request }) => {
        if (request.method !== endpoint.method) return undefined // another endpoint at this path
        const one = await receivedRequest(request)
        requests.push(one)
        return reply(one)
      }),
    )
  }

  /** Sets the output of an endpoint. */
  function give<E extends Endpoint>(endpoint: E, output: OutputOf<E>) {
    answer(endpoint, () => jsonOf(output))
  }

  const sent = (method: string) => requests.filter((one) => one.method === method)
  return { requests, sent, answer, give }
}

/** A successful response. */
function jsonOf(output: unknown): Response {
  if (output === undefined) return new HttpResponse(null, { status: 204 })
  const headers = { 'Content-Type': 'application/json' }
  return new HttpResponse(JSON.stringify(output), { headers })
}

async function receivedRequest(request: Request): Promise<ReceivedRequest> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const { method } = request
  const key = request.headers.get(changeIdHeader)
  return { method, address: pathname + search, body: text ? JSON.parse(text) : undefined, key }
}
