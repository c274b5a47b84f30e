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
import { readHistoryParams } from '../../../../lib/search-params.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'

const server = setupServer()

export interface Asked {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  /** The Idempotency-Key. */
  key: string | null
}

/** A server that knows one card, and whatever a test says it answers. */
export function setUpServer() {
  const asked: Asked[] = []
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    asked.length = 0
    answer(getCardData, () => HttpResponse.json(goblinGuide))
    answer(listCardData, lookUp)
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  /** What an endpoint answers from now on. */
  function answer<E extends Endpoint>(endpoint: E, reply: (asked: Asked) => Response) {
    const method = endpoint.method.toLowerCase()
    if (!isMethod(method)) throw new Error(`No handler for ${method}`)
    server.use(
      http[method](`*${endpoint.path}`, async ({ request }) => {
        const one = await askedBy(request)
        asked.push(one)
        return reply(one)
      }),
    )
  }

  /** What an endpoint answers, as the contract says. */
  function give<E extends Endpoint>(endpoint: E, output: OutputOf<E>) {
    // JSON is all that outputs are.
    answer(endpoint, () => HttpResponse.json(output as never))
  }

  return { asked, answer, give, draw }
}

const methods = ['get', 'post', 'patch', 'delete'] as const
function isMethod(method: string): method is (typeof methods)[number] {
  return methods.some((each) => each === method)
}

async function askedBy(request: Request): Promise<Asked> {
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  return {
    method: request.method,
    address: pathname + search,
    body: text === '' ? undefined : JSON.parse(text),
    key: request.headers.get(changeIdHeader),
  }
}

/** Something at the address of the history, or at that of the collection. */
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

/** Comes in two finishes; the foil has a price of its own. */
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

function lookUp({ body }: Asked) {
  // The body is what the contract says: the pages wrote it.
  const { identifiers } = body as PayloadOf<typeof listCardData>
  const isGoblinGuide = (it: object) => 'id' in it && it.id === goblinGuide.id
  return HttpResponse.json({
    object: 'list',
    not_found: identifiers.filter((it) => !isGoblinGuide(it)),
    data: identifiers.some(isGoblinGuide) ? [goblinGuide] : [],
  })
}
