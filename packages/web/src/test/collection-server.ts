import {
  addToCollection,
  type Card,
  type CardDataCard,
  type CardSearchResult,
  type CollectionEntry,
  type CollectionFound,
  changeIdHeader,
  completeQuery,
  countOwned,
  defaultUserSettings,
  findInCollection,
  getCardData,
  getCollectionStats,
  getUserSettings,
  getValueHistory,
  getValueParts,
  type InputOf,
  listCollection,
  listCollectionChanges,
  listSavedSearches,
  type OutputOf,
  type OwnedCopies,
  removeFromCollection,
  searchCards,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
  type Variant,
} from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

/** A request that changes something. */
interface SentChange {
  method: string
  path: string
  changeId: string | null
  body: unknown
}

type Answer = (sent: SentChange) => Response | undefined | Promise<Response | undefined>

/** A server with a collection in memory, for the tests of a file. */
export function setUpCollectionServer() {
  const state = {
    entries: [] as CollectionEntry[],
    /** The results of a query, by its text and sort; everything by default. */
    found: {} as Record<string, Partial<CollectionFound>>,
    /** Responses to queries wait for this. */
    finding: Promise.resolve(),
    /** Overrides the response to queries. */
    findOverride: (() => undefined) as () => Response | undefined,
    /** Overrides the response for the whole collection. */
    listOverride: (() => undefined) as () => Response | undefined,
    /** The results of a card search. */
    cards: [] as Card[],
    /** The requests that read the collection, and the changes, in order. */
    requests: [] as string[],
    sent: [] as SentChange[],
    /** Overrides the response to a change. */
    override: (() => undefined) as Answer,
  }
  const server = setupServer(...handlersOf(state))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    Object.assign(state, { entries: [], cards: [], found: {}, requests: [], sent: [] })
    state.override = () => undefined
    state.findOverride = () => undefined
    state.listOverride = () => undefined
    state.finding = Promise.resolve()
  })
  afterAll(() => server.close())
  return state
}

const addedAt = '2026-08-15T12:00:00.000Z'

/** An entry with default copies, unless variants are passed. */
export function entryOf(scryfallId: string, quantity: number, variants?: Variant[]) {
  const usual: Variant = { finish: 'nonfoil', condition: 'NM', language: 'en', quantity }
  const whose = { id: `entry-${scryfallId}`, userId: 'karn', scryfallId, quantity }
  const entry: CollectionEntry = {
    ...whose,
    ...{ variants: variants ?? [usual], addedAt, withdrawnAt: null },
  }
  return entry
}

/** The card of an id, named after it: “goblin-guide” is Goblin Guide. */
function cardOf(id: string): CardDataCard {
  const name = id.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase())
  return {
    ...{ object: 'card', id, name, rarity: 'rare', set: 'zen', set_name: 'Zendikar' },
    ...{ collector_number: '1', released_at: '2009-10-02', color_identity: [], scryfall_uri: '' },
    ...{ tcgplayer_id: 7, tcgplayer_etched_id: 8 },
    ...{ prices: { usd: '1.50', usd_foil: '9.00', usd_etched: null } },
  }
}

/** In the card-data service's format. */
type CardDataLookup = { identifiers: { id: string }[] }

type State = ReturnType<typeof setUpCollectionServer>

function handlersOf(state: State) {
  const at = ({ path }: { path: string }) => `*${path}`
  return [
    http.get(at(getCollectionStats), () => HttpResponse.json(statsOf(state.entries))),
    http.get(at(getValueHistory), () => HttpResponse.json({ days: [] })),
    http.get(at(getValueParts), () => HttpResponse.json(partsOf(state.entries))),
    http.get(at(findInCollection), async ({ request }) => {
      const { search, searchParams } = new URL(request.url)
      state.requests.push(`find${search}`)
      await state.finding
      return state.findOverride() ?? HttpResponse.json(foundIn(state, searchParams))
    }),
    http.get(at(listCollection), () => {
      state.requests.push('list')
      return state.listOverride() ?? HttpResponse.json(state.entries)
    }),
    http.patch(at(updateCollectionEntry), async ({ request, params }) => {
      const { quantity } = await bodyOf(request)
      const answer = await changed(state, request, () =>
        set(state, String(params.scryfallId), quantity),
      )
      return answer ?? HttpResponse.json({ scryfallId: params.scryfallId, quantity })
    }),
    http.patch(at(updateVariants), async ({ request, params }) => {
      const scryfallId = String(params.scryfallId)
      const { variants } = (await request.clone().json()) as InputOf<typeof updateVariants>
      const quantity = variants.reduce((sum, variant) => sum + variant.quantity, 0)
      const answer = await changed(state, request, () => set(state, scryfallId, quantity))
      return answer ?? HttpResponse.json({ scryfallId, quantity, variants })
    }),
    http.get(at(listCollectionChanges), () =>
      HttpResponse.json({ changes: [], total: 0, hasMore: false, beginsAt: null }),
    ),
    http.get(at(getCardData), ({ params }) => HttpResponse.json(cardOf(String(params.id)))),
    http.delete(at(removeFromCollection), async ({ request, params }) => {
      const answer = await changed(state, request, () => set(state, String(params.scryfallId), 0))
      return answer ?? new HttpResponse(null, { status: 204 })
    }),
    http.post(at(undoCollectionChange), async ({ request, params }) => {
      const answer = await changed(state, request, () => {})
      return answer ?? HttpResponse.json({ changeId: params.id, printings: 1, isPartial: false })
    }),
    http.post(at(addToCollection), async ({ request }) => {
      const { scryfallId, quantity } = await bodyOf(request)
      const entry = entryOf(scryfallId, quantity)
      const answer = await changed(state, request, () => state.entries.unshift(entry))
      return answer ?? HttpResponse.json(entry)
    }),
    http.post(at(searchCards), () => HttpResponse.json(resultOf(state.cards))),
    http.get(at(getUserSettings), () => HttpResponse.json(defaultUserSettings)),
    http.get(at(listSavedSearches), () => HttpResponse.json([])),
    http.get(at(completeQuery), () => HttpResponse.json({ from: 0, to: 0, options: [] })),
    http.post(at(countOwned), async ({ request }) => {
      const { scryfallIds } = (await request.json()) as InputOf<typeof countOwned>
      state.requests.push(`owned ${scryfallIds.length}`)
      return HttpResponse.json(ownedOf(state.entries, scryfallIds))
    }),
    http.post('*/card-data/cards/collection', async ({ request }) => {
      const { identifiers } = (await request.json()) as CardDataLookup
      const data = identifiers.map(({ id }) => cardOf(id))
      return HttpResponse.json({ object: 'list', not_found: [], data })
    }),
  ]
}

/** The request's input, parsed by the contract. */
async function bodyOf(request: Request): Promise<{ scryfallId: string; quantity: number }> {
  return request.clone().json()
}

/** Records a change, and applies it unless the test overrides the response. */
async function changed(state: State, request: Request, make: () => void) {
  const { method, url } = request
  const body: unknown = JSON.parse((await request.text()) || 'null')
  const changeId = request.headers.get(changeIdHeader)
  const sent: SentChange = { method, path: new URL(url).pathname, changeId, body }
  state.sent.push(sent)
  const answer = await state.override(sent)
  if (!answer) make()
  return answer
}

function set(state: State, id: string, quantity: number) {
  state.entries = state.entries
    .map((entry) => (entry.scryfallId === id ? entryOf(id, quantity) : entry))
    .filter((entry) => entry.quantity > 0)
}

function foundIn({ entries, found }: State, params: URLSearchParams): CollectionFound {
  const configured = found[params.get('q') || (params.get('sort') ?? '')]
  const scryfallIds = configured?.scryfallIds ?? entries.map(({ scryfallId }) => scryfallId)
  const numbers = { copies: scryfallIds.length, valueUsd: 0, pricedCopies: 0 }
  return { ...numbers, explanation: '', warnings: [], ...configured, scryfallIds }
}

function statsOf(entries: CollectionEntry[]) {
  const totalCards = entries.reduce((sum, { quantity }) => sum + quantity, 0)
  const prices = {
    totalValueUsd: totalCards * 1.5,
    pricedCards: totalCards,
    pricesAsOf: '2026-08-15',
  }
  return { totalCards, uniquePrintings: entries.length, maxPrintings: 20_000, ...prices }
}

/** All cards are of one set. */
function partsOf(entries: CollectionEntry[]): OutputOf<typeof getValueParts> {
  const { totalCards: copies, totalValueUsd: valueUsd, pricesAsOf } = statsOf(entries)
  const worth = { copies, valueUsd, pricedCopies: copies }
  const sets = [{ key: 'zen', name: 'Zendikar', ...worth }]
  return { ...worth, pricesAsOf, sets, colors: [], rarities: [], finishes: [] }
}

/** Printings of a card have ids with the same beginning: “opt-xln” and “opt-inv”. */
function ownedOf(entries: CollectionEntry[], scryfallIds: string[]): OwnedCopies[] {
  const copiesOf = (isMeant: (id: string) => boolean) =>
    entries.reduce((sum, { scryfallId, quantity }) => sum + (isMeant(scryfallId) ? quantity : 0), 0)
  const cardOfId = (id: string) => id.split('-')[0]
  return scryfallIds
    .map((scryfallId) => ({
      scryfallId,
      copies: copiesOf((id) => id === scryfallId),
      cardCopies: copiesOf((id) => cardOfId(id) === cardOfId(scryfallId)),
    }))
    .filter(({ cardCopies }) => cardCopies > 0)
}

function resultOf(cards: Card[]): CardSearchResult {
  return {
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'prints', explanation: '' },
    ...{ offset: 0, isOrderedByQuery: false },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15' },
  }
}
