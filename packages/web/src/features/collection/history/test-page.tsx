import {
  type CardDataCard,
  type Endpoint,
  getCardData,
  getSite,
  listCardData,
  type OutputOf,
  type PayloadOf,
  pages,
  type Site,
} from '@manafolio/contract'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { createQueryClient } from '../../../lib/query-client.ts'
import { parseSearch, readHistoryParams, stringifySearch } from '../../../lib/search-params.ts'
import { Toaster } from '../../../ui/toaster.tsx'

const server = setupServer()

export interface Asked {
  method: string
  /** Path and query. */
  address: string
  body: unknown
  /** The Idempotency-Key. */
  key: string | null
}

/** A server that knows the site and one card, and whatever a test says it answers. */
export function setUpServer() {
  const asked: Asked[] = []
  let unmount = () => {}
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    asked.length = 0
    answer(getSite, () => HttpResponse.json(site))
    answer(getCardData, () => HttpResponse.json(goblinGuide))
    answer(listCardData, lookUp)
  })
  afterEach(() => {
    notifications.clean() // they are kept beside the page
    unmount()
    server.resetHandlers()
  })
  afterAll(() => server.close())

  /** What an endpoint answers from now on. */
  function answer<E extends Endpoint>(endpoint: E, reply: (asked: Asked) => Response) {
    const method = endpoint.method.toLowerCase()
    if (!isMethod(method)) throw new Error(`No handler for ${method}`)
    server.use(
      http[method](`*${endpoint.path}`, async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        const text = await request.text()
        const one: Asked = {
          method: request.method,
          address: pathname + search,
          body: text === '' ? undefined : JSON.parse(text),
          key: request.headers.get('Idempotency-Key'),
        }
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

  async function draw(at: string, page: ReactNode) {
    const drawn = await drawPage(at, page)
    unmount = drawn.unmount
    return drawn
  }

  return { asked, answer, give, draw }
}

const methods = ['get', 'post', 'patch', 'delete'] as const
function isMethod(method: string): method is (typeof methods)[number] {
  return methods.some((each) => each === method)
}

/** The page at its address, with the toasts. */
async function drawPage(at: string, page: ReactNode) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const root = createRootRoute({ component: Outlet })
  const route = (path: string) =>
    createRoute({
      getParentRoute: () => root,
      path,
      validateSearch: readHistoryParams,
      component: () => page,
    })
  const router = createRouter({
    routeTree: root.addChildren([route(pages.collectionHistory), route(pages.collection)]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  const reactRoot = createRoot(box)
  reactRoot.render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        {/* The types know one router only, that of the app. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      <Toaster />
    </MantineProvider>,
  )
  return { box, router, unmount: () => reactRoot.unmount() }
}

export const refusal = (status: number, message: string) =>
  HttpResponse.json({ message, code: 'refused' }, { status })

const site: Site = {
  cardDataUrl: '/card-data',
  affiliate: { baseUrl: null, propertyId: '' },
  catalogue: {
    source: 'bulk',
    cards: 30_000,
    printings: 100_000,
    pricesAsOf: '2026-11-19',
    importing: null,
    trouble: null,
  },
}

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

export const buttonOf = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button, a')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
  )

export async function press(name: string) {
  const button = await vi.waitFor(() => {
    const found = buttonOf(name)
    if (!found || found.hasAttribute('disabled')) throw new Error(`No button “${name}” to press`)
    return found
  })
  button.click()
}

/** The text of what is drawn; spaces that keep words on one line are like others. */
export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ')

export const toastText = () =>
  document.querySelector('.mantine-Notifications-root [role=alert]')?.textContent
