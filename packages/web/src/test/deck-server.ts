import {
  type Card,
  type CardDataCard,
  type CardSearchResult,
  changeDeckPrinting,
  createDeck,
  type DeckCardChange,
  type DeckDetail,
  type DeckPrinting,
  deleteDeck,
  getDeck,
  listDecks,
  type NewDeck,
  removeDeckCard,
  type SlotType,
  searchCards,
  setDeckCard,
  setDeckCards,
  updateDeck,
} from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { cardNamed, deckOf, numbersOf, summaryOf } from './decks.ts'

/** A request that would change something, with what it says. */
export interface SentToDecks {
  method: string
  path: string
  query: Record<string, string>
  // What the pages send, by the contract; each test knows which call it looks at.
  // biome-ignore lint/suspicious/noExplicitAny: requests of many shapes
  body: any
}

type Answer = (sent: SentToDecks) => Response | undefined | Promise<Response | undefined>

function fresh() {
  return {
    decks: [] as DeckDetail[],
    /** What a search finds, by whether its query has the key's text in it. */
    found: {} as Record<string, Card[]>,
    /** What the card-data service knows by name or id. */
    known: [] as CardDataCard[],
    /** What a search of the card-data service finds, by a text in its query. */
    foundData: {} as Record<string, CardDataCard[]>,
    /** Owned copies by card id. */
    owned: {} as Record<string, number>,
    /** Queries of searches, in order: of the API, and of the card-data service. */
    searched: [] as string[],
    searchedData: [] as string[],
    sent: [] as SentToDecks[],
    /** Answers any request in the server's place. */
    override: (() => undefined) as Answer,
  }
}

type State = ReturnType<typeof fresh>

/** A server with decks in memory, for the tests of a file. Writes keep versions as the real one does. */
export function setUpDeckServer(): State {
  const state = fresh()
  const server = setupServer(...handlersOf(state))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => void Object.assign(state, fresh()))
  afterAll(() => server.close())
  return state
}

export function refusal(status: number, code: string, message = code): Response {
  return HttpResponse.json({ message, code }, { status })
}

function handlersOf(state: State) {
  return [
    http.get(at(listDecks), (call) => answer(state, call, () => state.decks.map(summaryOf))),
    http.get(at(getDeck), (call) => answer(state, call, () => find(state, call))),
    http.post(at(createDeck), (call) => answer(state, call, (body) => create(state, body))),
    http.delete(at(deleteDeck), (call) =>
      answer(state, call, () => {
        find(state, call)
        state.decks = state.decks.filter(({ id }) => id !== call.params.id)
      }),
    ),
    http.patch(at(updateDeck), (call) =>
      answer(state, call, ({ version, ...facts }) => write(state, call, version, () => facts)),
    ),
    http.patch(at(setDeckCard), (call) =>
      answer(state, call, ({ version, ...change }) =>
        write(state, call, version, (deck) => withRows(state, deck, [change])),
      ),
    ),
    http.post(at(setDeckCards), (call) =>
      answer(state, call, ({ version, cards }) =>
        write(state, call, version, (deck) => withRows(state, deck, cards)),
      ),
    ),
    http.delete(at(removeDeckCard), (call) =>
      answer(state, call, (_, query) =>
        write(state, call, query.version && Number(query.version), (deck) => ({
          cards: deck.cards.filter(
            (row) =>
              row.scryfallId !== call.params.scryfallId ||
              row.slotType !== (query.slotType ?? 'main'),
          ),
        })),
      ),
    ),
    http.post(at(changeDeckPrinting), (call) =>
      answer(state, call, ({ version, ...change }) =>
        write(state, call, version, (deck) => printingChanged(state, deck, change)),
      ),
    ),
    http.post(at(searchCards), (call) => answer(state, call, ({ query }) => search(state, query))),
    http.post('*/api/collection/owned', (call) =>
      answer(state, call, ({ scryfallIds }) =>
        scryfallIds
          .filter((id: string) => state.owned[id])
          .map((id: string) => ({
            scryfallId: id,
            copies: state.owned[id],
            cardCopies: state.owned[id],
          })),
      ),
    ),
    http.post('*/card-data/cards/collection', (call) =>
      answer(state, call, ({ identifiers }) => lookUp(state, identifiers)),
    ),
    http.get('*/card-data/cards/search', (call) =>
      answer(state, call, (_, { q = '' }) => {
        state.searchedData.push(q)
        const data = Object.entries(state.foundData).flatMap(([text, cards]) =>
          q.includes(text) ? cards : [],
        )
        return { object: 'list', total_cards: data.length, has_more: false, data }
      }),
    ),
  ]
}

const at = ({ path }: { path: string }) => `*${path}`

interface Call {
  request: Request
  params: Record<string, string | readonly string[] | undefined>
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
type Make = (body: any, query: Record<string, string>) => unknown

async function answer(state: State, { request }: Call, make: Make): Promise<Response> {
  const url = new URL(request.url)
  const query = Object.fromEntries(url.searchParams)
  const body = JSON.parse((await request.text()) || 'null')
  const sent = { method: request.method, path: url.pathname, query, body }
  if (/\/api\/decks/.test(url.pathname) && request.method !== 'GET') state.sent.push(sent)
  const instead = await state.override(sent)
  if (instead) return instead
  try {
    const made = make(body, query)
    return made === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(made as object)
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}

function find(state: State, { params }: Call): DeckDetail {
  const deck = state.decks.find(({ id }) => id === (params.id ?? params.deckId))
  if (!deck) throw refusal(404, 'deck_not_found')
  return deck
}

function create(state: State, { name, format, ...facts }: NewDeck) {
  const deck = deckOf({
    ...{ id: `deck-${state.decks.length + 1}`, name, format },
    commanderId: facts.commanderId ?? null,
    commanderName: facts.commanderName ?? null,
    description: facts.description ?? null,
  })
  state.decks = [deck, ...state.decks]
  return summaryOf(deck)
}

function write(
  state: State,
  call: Call,
  version: number | undefined | '',
  change: (deck: DeckDetail) => Partial<DeckDetail>,
) {
  const deck = find(state, call)
  if (version && version !== deck.version) throw refusal(409, 'deck_changed')
  const changed = { ...deck, ...change(deck), version: deck.version + 1 }
  const next = { ...changed, ...numbersOf(changed.cards) }
  state.decks = state.decks.map((one) => (one.id === deck.id ? next : one))
  const cards = next.cards.map(({ card: _, ...row }) => row)
  return { ...summaryOf(next), cards }
}

function withRows(state: State, deck: DeckDetail, changes: DeckCardChange[]) {
  let { cards } = deck
  for (const { quantity = 1, slotType = 'main', ...printing } of changes) {
    const others = cards.filter(
      (row) => row.scryfallId !== printing.scryfallId || row.slotType !== slotType,
    )
    cards =
      quantity === 0
        ? others
        : [...others, rowFor(state, deck, { ...printing, quantity, slotType })]
  }
  return { cards }
}

function rowFor(
  state: State,
  deck: DeckDetail,
  {
    tcgplayerId = null,
    ...change
  }: Required<Pick<DeckCardChange, 'quantity' | 'slotType'>> & DeckPrinting,
) {
  const known = [...deck.cards.map(({ card }) => card), ...Object.values(state.found).flat()]
  const card = known.find((one) => one?.id === change.scryfallId) ?? cardNamed(change.cardName)
  return { ...change, tcgplayerId, deckId: deck.id, withdrawnAt: null, card }
}

function printingChanged(
  state: State,
  deck: DeckDetail,
  { scryfallId, slotType, to }: { scryfallId: string; slotType: SlotType; to: DeckPrinting },
) {
  const row = deck.cards.find((one) => one.scryfallId === scryfallId && one.slotType === slotType)
  if (!row) throw refusal(404, 'card_not_in_deck', 'Card not found in deck')
  const there = deck.cards.find((o) => o.scryfallId === to.scryfallId && o.slotType === slotType)
  const quantity = row.quantity + (there?.quantity ?? 0)
  const gone = { scryfallId, cardName: row.cardName, quantity: 0, slotType }
  return withRows(state, deck, [gone, { ...to, quantity, slotType }])
}

function search(state: State, query: string): CardSearchResult {
  state.searched.push(query)
  const cards = Object.entries(state.found).flatMap(([text, found]) =>
    query.includes(text) ? found : [],
  )
  return {
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'cards', explanation: '' },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15' },
  }
}

function lookUp(state: State, identifiers: { id?: string; name?: string }[]) {
  const found = identifiers.map(({ id, name }) =>
    state.known.find((card) => (id ? card.id === id : card.name === name)),
  )
  return {
    object: 'list',
    not_found: identifiers.filter((_, place) => !found[place]),
    data: [...new Set(found.flatMap((card) => card ?? []))],
  }
}
