import {
  type CardDataCard,
  changeIdHeader,
  type Endpoint,
  getCardData,
  listCardData,
  type OutputOf,
  type PayloadOf,
  pages,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { readHistoryParams } from '../../lib/search-params.ts'
import { drawPage } from '../draw-page.tsx'
import { karn, plainSite } from '../people.ts'

const server = setupServer()

interface RecordedRequest {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  /** The Idempotency-Key. */
  key: string | null
}

/** A server with one card, which responds as the test sets up and records the requests. */
export function setUpServer() {
  const requests: RecordedRequest[] = []
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    requests.length = 0
    answer(getCardData, () => HttpResponse.json(goblinGuide))
    answer(listCardData, lookUp)
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  /** Sets the response of an endpoint. */
  function answer<E extends Endpoint>(
    endpoint: E,
    respond: (request: RecordedRequest) => Response,
  ) {
    const method = endpoint.method.toLowerCase()
    if (!isMethod(method)) throw new Error(`No handler for ${method}`)
    server.use(
      http[method](`*${endpoint.path}`, async ({ request }) => {
        const recorded = await recordOf(request)
        requests.push(recorded)
        return respond(recorded)
      }),
    )
  }

  /** Sets the output of an endpoint, typed by the contract. */
  function setOutput<E extends Endpoint>(endpoint: E, output: OutputOf<E>) {
    // Every output is JSON, which msw's types can't know.
    answer(endpoint, () => HttpResponse.json(output as never))
  }

  return { requests, answer, setOutput, draw }
}

const methods = ['get', 'post', 'patch', 'delete'] as const
function isMethod(method: string): method is (typeof methods)[number] {
  return methods.some((each) => each === method)
}

async function recordOf(request: Request): Promise<RecordedRequest> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    address: pathname + search,
    body: text === '' ? undefined : JSON.parse(text),
    key: request.headers.get(changeIdHeader),
  }
}

/** Renders a page at the address of the history or of the collection. */
function draw(at: string, page: ReactNode) {
  const root = createRootRoute()
  const route = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: readHistoryParams,
      component: () => page,
    })
  const routeTree = root.addChildren([route(pages.collectionHistory), route(pages.collection)])
  return drawPage(routeTree, { user: karn, site: plainSite, at })
}

export const refusal = (status: number, message: string) =>
  HttpResponse.json({ message, code: 'refused' }, { status })

/** Has two finishes with different prices. */
const goblinGuide: CardDataCard = {
  id: 'goblin-guide',
  name: 'Goblin Guide',
  rarity: 'rare',
  set: 'zen',
  set_name: 'Zendikar',
  collector_number: '126',
  released_at: '2009-10-02',
  color_identity: ['R'],
  finishes: ['nonfoil', 'foil'],
  prices: { usd: '2.50', usd_foil: '12.00' },
  scryfall_uri: 'https://cards.test/zen/126',
}

function lookUp({ body }: RecordedRequest) {
  // The pages build the body from the contract.
  const { identifiers } = body as PayloadOf<typeof listCardData>
  const isGoblinGuide = (it: object) => 'id' in it && it.id === goblinGuide.id
  return HttpResponse.json({
    object: 'list',
    not_found: identifiers.filter((it) => !isGoblinGuide(it)),
    data: identifiers.some(isGoblinGuide) ? [goblinGuide] : [],
  })
}
