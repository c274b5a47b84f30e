import type { Page } from '@playwright/test'

/** What differs from run to run: ids, the code of a shared deck, dates, and email addresses of a test. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, ':id'],
  [/(?<=\/shared-decks\/)[\w-]+/, ':code'],
  [/(?<=from=)[\d-]+/, ':day'],
  [/(?<=search=)[^&]*/, ':search'],
]

/** What a page requests of the server from now on for its data, as “GET /api/decks/:id”. */
export function recordRequests(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (!/^\/(api|card-data)\//.test(pathname)) return
    const path = parts.reduce((text, [part, name]) => text.replace(part, name), pathname + search)
    sent.push(`${request.method()} ${path}`)
  })
  return sent
}

const common = ['GET /api/auth/user', 'GET /api/site']
/** Of signed-in users: what the card-data service changed of their cards. */
const ofUsers = ['GET /api/card-changes?page=1']
const facts = 'POST /api/cards/facts'
const tiles = 'POST /card-data/cards/collection'

/** What each page requests beside that in its usual state, when it is the first one: nothing twice. */
const ofPages: Record<string, readonly string[]> = {
  Search: [
    'GET /api/settings',
    'POST /api/cards/search',
    'POST /api/collection/owned',
    'GET /api/saved-searches',
  ],
  Card: ['GET /api/cards/page/Lightning%20Bolt'],
  Sets: ['GET /api/sets'],
  Set: ['GET /api/sets/STA'],
  Collection: ['GET /api/collection', 'GET /api/collection/stats', tiles],
  Statistics: [
    'GET /api/collection',
    'GET /api/collection/stats',
    'GET /api/collection/value/history?from=:day',
    'GET /api/collection/value/parts',
  ],
  'Collection history': ['GET /api/collection/changes?page=1', tiles],
  'Collection value': [
    'GET /api/collection/value/parts',
    'GET /api/collection/value/movers?days=7',
    'GET /api/collection/value/history?from=:day',
  ],
  'Collection import': ['GET /api/collection/imports'],
  Decks: ['GET /api/decks', 'GET /api/settings'],
  'Deck statistics': ['GET /api/decks'],
  Formats: ['GET /api/decks'],
  'Deck plans': ['GET /api/deck-plans?basicLands=plenty', 'GET /api/decks'],
  'Deck history': ['GET /api/decks/:id/changes?page=1', 'GET /api/decks/:id'],
  // Of two decks.
  'Deck comparison': ['GET /api/decks', 'GET /api/decks/:id', 'GET /api/decks/:id', facts, facts],
  'Shared deck': ['GET /api/shared-decks/:code'],
  Editor: [
    'GET /api/decks',
    'GET /api/decks/:id',
    'GET /api/settings',
    facts,
    'GET /api/decks/:id/suggestions',
  ],
  'Search syntax': ['GET /api/cards/syntax'],
  Account: ['GET /api/account/sessions', 'GET /api/account/tokens'],
  Admin: ['GET /api/admin/users?search=:search&page=1'],
  Health: ['GET /api/admin/health'],
}

/** All requests of a page in its usual state, in alphabetical order. */
export function requestsOf(page: string, isSignedIn: boolean): string[] {
  return [...common, ...(isSignedIn ? ofUsers : []), ...(ofPages[page] ?? [])].sort()
}
