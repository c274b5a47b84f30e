import {
  type Card,
  type CardDataCard,
  type CardDataIdentifier,
  type CardFacts,
  type CardSearchResult,
  type Completions,
  changeDeckPrinting,
  changeIdHeader,
  completeQuery,
  countOwned,
  createDeck,
  type DeckDetail,
  type DeckFound,
  type DeckListReport,
  defaultUserSettings,
  deleteDeck,
  deleteDecks,
  type Endpoint,
  findInDeck,
  getCardFacts,
  getDeck,
  getUserSettings,
  hasInputInBody,
  type InputOf,
  listCardData,
  listDecks,
  type OwnedCopies,
  organizeDecks,
  type ParamsOf,
  readDeckList,
  removeDeckCard,
  searchCardData,
  searchCards,
  setDeckCard,
  setDeckCards,
  updateDeck,
  updateUserSettings,
} from '@manafolio/contract'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { adviceHandlers, freshAdvice } from './deck-advice.ts'
import { copiesHandlers, freshCopies } from './deck-copies.ts'
import { freshPlans, planHandlers, updatePlan } from './deck-plan.ts'
import { freshTexts, textHandlers } from './deck-texts.ts'
import {
  definedOf,
  deleteDeckOf,
  findDeck,
  makeDeck,
  organizedIn,
  withoutRow,
  withPrinting,
  withRows,
  writeDeck,
} from './deck-writes.ts'
import { factsOf, summaryOf } from './decks.ts'

/** The possible fields of a request body; the contract checks which ones belong to a call. */
type AnyInput = InputOf<typeof setDeckCard> &
  InputOf<typeof createDeck> &
  Pick<InputOf<typeof searchCards>, 'query' | 'page'> &
  InputOf<typeof listCardData>

/** A request with its input. Each test knows which call it looks at. */
export interface SentToDecks {
  method: string
  path: string
  query: Record<string, string>
  body: AnyInput
}

type Answer = (sent: SentToDecks) => Response | undefined | Promise<Response | undefined>

function fresh() {
  return {
    decks: [] as DeckDetail[],
    /** The results of a search, by a text in its query. */
    found: {} as Record<string, Card[]>,
    /** The names that complete a text. */
    completed: {} as Record<string, string[]>,
    /** The results of a search in a deck, by its query. */
    foundInDeck: {} as Record<string, Partial<DeckFound>>,
    /** The cards of the card-data service, by name or id. */
    known: [] as CardDataCard[],
    /** The results of a search of the card-data service, by a text in its query. */
    foundData: {} as Record<string, CardDataCard[]>,
    /** Facts about cards by id, where they differ from factsOf. */
    facts: {} as Record<string, Partial<CardFacts>>,
    /** Owned copies by card id. */
    owned: {} as Record<string, number>,
    /** The queries of searches, in order: of the API, and of the card-data service. */
    searched: [] as string[],
    searchedData: [] as string[],
    sent: [] as SentToDecks[],
    /** The idempotency keys of the same requests. */
    changeIds: [] as (string | null)[],
    settings: { ...defaultUserSettings },
    /** The result of reading a deck list. */
    report: { format: null, name: null, deckFormat: null, lines: [] } as DeckListReport,
    /** The results for lists of a certain text, where they differ. */
    reports: {} as Record<string, DeckListReport | Response>,
    /** The lists that were read, with the format of the deck. */
    lists: [] as { text: string; deckFormat: string | null }[],
    /** Refuses to read a list. */
    unreadable: undefined as Response | undefined,
    /** Overrides the response to any request. */
    override: (() => undefined) as Answer,
    ...freshCopies(),
    ...freshAdvice(),
    ...freshTexts(),
    ...freshPlans(),
  }
}

export type State = ReturnType<typeof fresh>

/** A server with decks in memory, for the tests of a file. Writes count versions as the real one does. */
export function setUpDeckServer(): State {
  const state = fresh()
  const server = setupServer(...handlersOf(state))
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => void Object.assign(state, fresh()))
  afterAll(() => server.close())
  return state
}

function handlersOf(state: State) {
  const on = handlerFor(state)
  return [
    on(listDecks, () => state.decks.map(summaryOf)),
    on(getDeck, (_, { id }) => findDeck(state, id)),
    on(createDeck, (input) => makeDeck(state, input)),
    on(organizeDecks, ({ decks }) => ({
      decks: decks.map((change) => organizedIn(state, change)),
    })),
    on(deleteDecks, ({ decks }) => {
      for (const { id } of decks) deleteDeckOf(state, id)
    }),
    on(getUserSettings, () => state.settings),
    on(updateUserSettings, (patch) => Object.assign(state.settings, definedOf(patch))),
    on(deleteDeck, (_, { id }) => deleteDeckOf(state, id)),
    on(updateDeck, ({ version, ...facts }, { id }) =>
      writeDeck(state, { id, version }, () => definedOf(facts)),
    ),
    on(setDeckCard, ({ version, ...change }, { id }) =>
      writeDeck(state, { id, version }, (deck) => withRows(state, deck, [change])),
    ),
    on(setDeckCards, ({ version, cards, facts = {}, plan }, { id }) =>
      writeDeck(state, { id, version }, (deck) => {
        if (plan) updatePlan(state, id, plan)
        return { ...withRows(state, deck, cards), ...definedOf(facts) }
      }),
    ),
    on(removeDeckCard, ({ version, slotType }, { deckId: id, scryfallId }) =>
      writeDeck(state, { id, version }, (deck) => withoutRow(deck, { scryfallId, slotType })),
    ),
    on(changeDeckPrinting, ({ version, ...change }, { id }) =>
      writeDeck(state, { id, version }, (deck) => withPrinting(state, deck, change)),
    ),
    on(searchCards, ({ query }) => search(state, query)),
    on(findInDeck, ({ q }) => ({ ...nothingInDeck, ...state.foundInDeck[q] })),
    on(completeQuery, ({ q }) => completionsOf(q, state.completed[q])),
    on(getCardFacts, ({ scryfallIds }) => ({ facts: factsIn(state, scryfallIds) })),
    on(countOwned, ({ scryfallIds }) => scryfallIds.flatMap((id) => ownedOf(state, id))),
    on(listCardData, ({ identifiers }) => lookUp(state, identifiers)),
    on(searchCardData, ({ q }) => searchData(state, q)),
    publicCardData(state),
    listReader(state),
    ...copiesHandlers(state, on),
    ...adviceHandlers(state, on),
    ...textHandlers(state, on),
    ...planHandlers(state, on),
  ]
}

/** A public service of card data finds one name at a time. */
function publicCardData(state: State) {
  return http.get('*/cards/named', ({ request }) => {
    const name = new URL(request.url).searchParams.get('exact')
    const card = state.known.find((one) => one.name === name)
    return card ? HttpResponse.json(card) : new HttpResponse(null, { status: 404 })
  })
}

/** A list is not JSON. */
function listReader(state: State) {
  return http.post(`*${readDeckList.path}`, async ({ request }) => {
    const deckFormat = new URL(request.url).searchParams.get('deckFormat')
    const text = await request.text()
    state.lists.push({ text, deckFormat })
    const own = state.reports[text]
    if (own instanceof Response) return own.clone()
    return state.unreadable ?? HttpResponse.json(own ?? state.report)
  })
}

export type Make<E extends Endpoint> = (input: InputOf<E>, params: ParamsOf<E>) => unknown

/** Handles a call of the contract; the request has to match it. */
export function handlerFor(state: State) {
  return <E extends Endpoint>(endpoint: E, make: Make<E>) =>
    http.all(`*${endpoint.path}`, async ({ request, params }) => {
      if (request.method !== endpoint.method) return undefined // another call at this address
      const sent = await sentBy(request)
      noteDown(state, sent, request.headers.get(changeIdHeader))
      const instead = await state.override(sent)
      const parsedParams = endpoint.params.parse(params) as ParamsOf<E> // parsed by this schema
      return instead ?? answered(() => make(inputOf(endpoint, sent), parsedParams))
    })
}

function noteDown({ sent, changeIds }: State, request: SentToDecks, changeId: string | null) {
  if (!request.path.startsWith('/api/decks') || request.method === 'GET') return
  sent.push(request)
  changeIds.push(changeId)
}

function inputOf<E extends Endpoint>(endpoint: E, { body, query }: SentToDecks): InputOf<E> {
  const isNothing = endpoint.input.def.type === 'undefined'
  const input = hasInputInBody(endpoint) ? body : query
  return endpoint.input.parse(isNothing ? undefined : input) as InputOf<E> // parsed by this schema
}

async function sentBy(request: Request): Promise<SentToDecks> {
  const { pathname, searchParams } = new URL(request.url)
  const body = JSON.parse((await request.clone().text()) || 'null')
  const { method } = request
  return { method, path: pathname, query: Object.fromEntries(searchParams), body }
}

function answered(make: () => unknown): Response {
  try {
    const made = make()
    if (made === undefined) return new HttpResponse(null, { status: 204 })
    return new HttpResponse(JSON.stringify(made), {
      headers: { 'Content-Type': 'application/json' },
    })
  } catch (error) {
    if (error instanceof Response) return error
    throw error
  }
}

const nothingInDeck: DeckFound = { slots: [], hasCommander: false, explanation: '', warnings: [] }

function search(state: State, query: string): CardSearchResult {
  state.searched.push(query)
  const cards = Object.entries(state.found).flatMap(([text, found]) =>
    query.includes(text) ? found : [],
  )
  return {
    ...{ cards, totalCards: cards.length, hasMore: false, searchMode: 'cards', explanation: '' },
    ...{ offset: 0, isOrderedByQuery: false },
    ...{ warnings: [], clauses: [], didYouMean: null, pricesAsOf: '2026-08-15' },
  }
}

function completionsOf(q: string, names: readonly string[] = []): Completions {
  const options = names.map((text) => ({ kind: 'name' as const, text, label: null }))
  return { from: 0, to: q.length, options }
}

function searchData({ searchedData, foundData }: State, q: string) {
  searchedData.push(q)
  const data = Object.entries(foundData).flatMap(([text, cards]) => (q.includes(text) ? cards : []))
  return { object: 'list', total_cards: data.length, has_more: false, data }
}

function ownedOf({ owned }: State, scryfallId: string): OwnedCopies[] {
  const copies = owned[scryfallId]
  return copies ? [{ scryfallId, copies, cardCopies: copies }] : []
}

function factsIn({ decks, found, facts }: State, scryfallIds: readonly string[]) {
  const inDecks = decks.flatMap(({ cards, commander }) => [
    ...cards.map(({ card }) => card),
    commander,
  ])
  const known = [...inDecks, ...Object.values(found).flat()]
  return Object.fromEntries(
    scryfallIds.flatMap((id) => {
      const card = known.find((one) => one?.id === id)
      return card ? [[id, { ...factsOf(card), ...facts[id] }]] : []
    }),
  )
}

function lookUp({ known }: State, identifiers: CardDataIdentifier[]) {
  const found = identifiers.map((identifier) =>
    known.find((card) =>
      'id' in identifier
        ? card.id === identifier.id
        : 'name' in identifier && card.name === identifier.name,
    ),
  )
  return {
    object: 'list',
    not_found: identifiers.filter((_, place) => !found[place]),
    data: [...new Set(found.flatMap((card) => card ?? []))],
  }
}
