import {
  copySharedDeck,
  getSharedDeck,
  listDecks,
  pages,
  refusals,
  type SharedDeck,
} from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buttonIn } from '../../../../test/controls.ts'
import { setUpServer } from '../../../../test/decks/menu-server.ts'
import { cardNamed, deckOf, factsOf, rowOf, summaryOf } from '../../../../test/decks.ts'
import { drawPage } from '../../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../../test/people.ts'
import { refusal } from '../../../../test/refusal.ts'
import { toastButton, toastShown } from '../../../../test/toasts.ts'
import { waitFor } from '../../../../test/wait-for.ts'

const { sent, answer, give } = setUpServer()

const [bolt, mountain, negate] = [
  cardNamed('Lightning Bolt', { typeLine: 'Instant', setCode: 'lea', collectorNumber: '161' }),
  cardNamed('Mountain', { typeLine: 'Basic Land — Mountain', manaCost: '' }),
  cardNamed('Negate', { typeLine: 'Instant', manaCost: '{1}{U}' }),
]

function sharedOf(facts: Partial<SharedDeck> = {}): SharedDeck {
  const rows = [rowOf(bolt, 4), rowOf(mountain, 56), rowOf(negate, 2, 'side')]
  const deck = deckOf({ cards: rows })
  const { userId: _, id: __, createdAt: ___, version: ____, shareId: _____, ...seen } = deck
  const cards = rows.map(({ deckId: _, isLocked: __, withdrawnAt: ___, ...row }) => row)
  const known = [bolt, mountain, negate].map((card) => [card.id, factsOf(card)])
  return {
    ...seen,
    cards,
    facts: Object.fromEntries(known),
    primer: null,
    mentionedCards: [],
    pricesAsOf: '2026-08-15',
    description: 'Quick.',
    ...facts,
  }
}

async function open(user: typeof karn | null = null) {
  const { SharedDeckPage } = await import('./shared-deck-page.tsx')
  const root = createRootRoute()
  const route = createRoute({
    getParentRoute: () => root,
    path: pages.sharedDeck,
    component: SharedDeckPage,
  })
  const editor = createRoute({
    getParentRoute: () => root,
    path: pages.deck,
    component: () => <p>Editor</p>,
  })
  const routeTree = root.addChildren([route, editor])
  const page = await drawPage(routeTree, { user, site: plainSite, at: '/shared/abc' })
  await waitFor(() => {
    expect(page.box.textContent).not.toBe('')
    expect(page.box.textContent).not.toContain('Opening the deck...')
  })
  return page
}

test('a visitor sees the facts of the deck, and its cards by type', async () => {
  give(getSharedDeck, sharedOf({ commanderName: 'Krenko, Mob Boss' }))
  const { box } = await open()
  expect(box.querySelector('h1')?.textContent).toBe('Burn')
  expect(document.title).toBe('Burn · Manafolio')
  expect(box.textContent).toContain('Commander Krenko, Mob BossQuick.')
  expect(box.textContent).toContain('Cards60of 60+, and 2 side')
  expect(box.textContent).toContain('Value$93.00Prices as of Aug 15, 2026')
  const parts = [...box.querySelectorAll('section h2, section h3, section li')].map(
    ({ textContent }) => textContent,
  )
  expect(parts.join('|')).toContain(
    '|Main deck 61|Instants 4|4Lightning Boltmana cost: one redLEA 161$1.50',
  )
  expect(parts.join('|')).toMatch(/\|Lands 56\|56Mountain.*\|Sideboard 2\|Instants 2\|2Negate/)
  expect(box.querySelector('a[href*=tcgplayer]')).toBeNull()
})

test('printings are told apart, and a price of another finish than nonfoil says so', async () => {
  const etched = { usd: null, usdFoil: null, usdEtched: '4.10', eur: null, eurFoil: null }
  const [special, unpriced] = [
    cardNamed('Sol Ring', {
      manaCost: '',
      treatments: ['Borderless'],
      language: 'ja',
      prices: etched,
    }),
    cardNamed('Opt', { manaCost: '', prices: { ...etched, usdEtched: null } }),
  ]
  const rows = [rowOf(special), rowOf(unpriced), { ...rowOf(negate), card: null }]
  give(getSharedDeck, sharedOf({ cards: rows.map(({ deckId: _, ...row }) => row) }))
  const { box } = await open()
  const lines = [...box.querySelectorAll('section li')].map(({ textContent }) => textContent)
  expect(lines).toContain('1Sol RingZEN 1\u00a0· Borderless\u00a0· Japanese$4.10 etched')
  expect(lines).toContain('1OptZEN 1N/A')
  expect(lines).toContain('1Negate')
})

test('a visitor has to sign in before copying', async () => {
  give(getSharedDeck, sharedOf())
  const { box } = await open()
  expect(box.textContent).toContain('Sign in to copy this deck, or create an account.')
  expect(box.textContent).not.toContain('Copy to my decks')
})

test('a user copies the deck and opens the copy; a retry makes only one', async () => {
  give(getSharedDeck, sharedOf())
  const { box, router } = await open(karn)
  expect(box.textContent).not.toContain('Sign in')
  answer(copySharedDeck, () => HttpResponse.error())
  buttonIn(box, 'Copy to my decks').click()
  expect((await toastShown())[0]).toBe('Failed to copy deck')
  give(copySharedDeck, summaryOf(deckOf({ id: 'mine' })))
  give(listDecks, [])
  toastButton('Try again').click()
  await waitFor(() => expect(router.state.location.pathname).toBe('/deck-building/mine'))
  const keys = sent('POST').map(({ key }) => key)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('the list is copied as lines with printings, under headings', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', {
    userAgent: '',
    language: 'en',
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  give(getSharedDeck, sharedOf())
  const { box } = await open()
  buttonIn(box, 'Copy list').click()
  await waitFor(() =>
    expect(copied).toEqual([
      'Deck\n4 Lightning Bolt (LEA) 161\n56 Mountain (ZEN) 1\n\nSideboard\n2 Negate (ZEN) 1\n',
    ]),
  )
})

test('a line links to the page of its printing', async () => {
  give(getSharedDeck, sharedOf())
  const { box } = await open()
  const line = [...box.querySelectorAll('a')].find((one) =>
    one.textContent?.includes('Lightning Bolt'),
  )
  expect(line?.getAttribute('href')).toBe('/card/lea/161/lightning-bolt')
})

test('a legal deck is marked; for others the findings open, without buttons', async () => {
  give(getSharedDeck, sharedOf())
  expect((await open()).box.textContent).toContain('Legal in Modern')
  const facts = { ...sharedOf().facts }
  const banned = {
    ...factsOf(bolt),
    legalities: { ...factsOf(bolt).legalities, modern: 'banned' as const },
  }
  give(getSharedDeck, sharedOf({ facts: { ...facts, [bolt.id]: banned } }))
  const { box } = await open()
  const verdict = buttonIn(box, '1 problem in Modern')
  expect(box.textContent).not.toContain('banned')
  verdict.click()
  await waitFor(() => expect(box.textContent).toContain('banned'))
  expect(verdict.getAttribute('aria-expanded')).toBe('true')
  expect(box.querySelector('[data-item] button')).toBeNull()
})

test('a deck without cards says so', async () => {
  give(getSharedDeck, sharedOf({ cards: [], cardCount: 0, sideCount: 0, totalValue: null }))
  const { box } = await open()
  expect(box.textContent).toContain('This deck has no cards yet.')
  expect(box.textContent).toContain('N/A')
  expect(box.textContent).not.toContain('Copy list')
})

test('a dead link is reported; a server error can be retried', async () => {
  const [status, text] = refusals.shared_deck_not_found
  answer(getSharedDeck, () => refusal(status, 'shared_deck_not_found', text))
  const nowhere = await open()
  expect(nowhere.box.querySelector('h1')?.textContent).toBe('No deck is shared at this link.')

  answer(getSharedDeck, () => refusal(500, 'internal', 'Something went wrong on our side.'))
  const { box } = await open()
  expect(box.querySelector('[role=alert]')?.textContent).toContain(
    'Something went wrong on our side.',
  )
  give(getSharedDeck, sharedOf())
  buttonIn(box, 'Try again').click()
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Burn'))
})
