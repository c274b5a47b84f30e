import {
  addToCollection,
  completeQuery,
  getCurrentUser,
  getDeck,
  getHealth,
  listCollection,
  listDecks,
  login,
  searchCards,
} from '@manafolio/contract'
import type { Request } from 'autocannon'
import type { SeedCard } from './seeded-users.ts'
import { seedEmail, seedPassword } from './seeded-users.ts'

/** Somebody who is signed in. */
export interface Visitor {
  cookie: string
  deckId: string
}

export interface Scenario {
  name: string
  /** One request of those that it consists of; several are sent in turn. */
  requests: (world: LoadWorld) => Request[]
}

export interface LoadWorld {
  visitors: readonly Visitor[]
  cards: readonly SeedCard[]
  users: number
}

const json = { 'content-type': 'application/json' }

/** Counts up over all requests, so that each has the next visitor and the next card. */
let turn = 0

function signedIn(
  { visitors }: LoadWorld,
  make: (visitor: Visitor, turn: number) => Partial<Request>,
): Request {
  return {
    setupRequest(request) {
      turn++
      const visitor = visitors[turn % visitors.length]
      if (!visitor) throw new Error('nobody is signed in')
      const { headers, ...others } = make(visitor, turn)
      return {
        ...request,
        ...others,
        headers: { ...request.headers, ...headers, cookie: visitor.cookie },
      }
    },
  }
}

const get = (path: string) => (world: LoadWorld) => signedIn(world, () => ({ method: 'GET', path }))

const search = (world: LoadWorld, queryOf: (turn: number) => string) =>
  signedIn(world, (_, turn) => ({
    method: searchCards.method,
    path: searchCards.path,
    headers: json,
    body: JSON.stringify({ query: queryOf(turn) }),
  }))

const searchFor = (query: string) => (world: LoadWorld) => search(world, () => query)

/** The beginnings of names, so that there is no answer yet for most of them. */
const searchForMany = (world: LoadWorld) =>
  search(world, (turn) => {
    const { name = '' } = world.cards[(turn * 31) % world.cards.length] ?? {}
    return name.slice(0, 3 + (turn % 5))
  })

const add = (world: LoadWorld) =>
  signedIn(world, (_, turn) => ({
    method: addToCollection.method,
    path: addToCollection.path,
    headers: json,
    body: JSON.stringify({ scryfallId: world.cards[(turn * 31) % world.cards.length]?.id }),
  }))

const openDeck = (world: LoadWorld) =>
  signedIn(world, ({ deckId }) => ({ method: 'GET', path: getDeck.path.replace(':id', deckId) }))

const signIn = ({ users }: LoadWorld): Request => ({
  setupRequest(request) {
    turn++
    const network = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`
    return {
      ...request,
      method: login.method,
      path: login.path,
      headers: { ...request.headers, ...json, 'x-forwarded-for': network },
      body: JSON.stringify({ email: seedEmail(turn % users), password: seedPassword }),
    }
  },
})

const completion = get(`${completeQuery.path}?q=lightn&at=6`)
const collection = get(listCollection.path)
const decks = get(listDecks.path)
const solRing = searchFor('sol ring')
const goblins = searchFor('t:goblin f:modern')

/** What people do, by how often they do it. */
const mix = [
  ...Array(4).fill(solRing),
  ...Array(3).fill(goblins),
  ...Array(6).fill(completion),
  ...Array(2).fill(collection),
  ...Array(2).fill(decks),
  ...Array(2).fill(openDeck),
  ...Array(3).fill(add),
] as ((world: LoadWorld) => Request)[]

export const scenarios: readonly Scenario[] = [
  { name: 'empty route', requests: () => [{ method: 'GET', path: getHealth.path }] },
  { name: 'empty route, signed in', requests: (world) => [get(getCurrentUser.path)(world)] },
  { name: 'search “sol ring”', requests: (world) => [solRing(world)] },
  { name: 'search “t:goblin f:modern”', requests: (world) => [goblins(world)] },
  { name: 'search, each another one', requests: (world) => [searchForMany(world)] },
  { name: 'completion', requests: (world) => [completion(world)] },
  { name: 'add a card', requests: (world) => [add(world)] },
  { name: 'collection', requests: (world) => [collection(world)] },
  { name: 'decks', requests: (world) => [decks(world)] },
  { name: 'a deck', requests: (world) => [openDeck(world)] },
  { name: 'sign-in', requests: (world) => [signIn(world)] },
  { name: 'all of it, mixed', requests: (world) => mix.map((request) => request(world)) },
]
