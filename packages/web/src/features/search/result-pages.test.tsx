import type { Card, CardSearchResult } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { readSearchParams } from '../../lib/search-params.ts'
import { buttonIn } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { karn, plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { SearchPage } from './search-page.tsx'

const cardOf = (id: string): Card => ({
  id,
  name: id,
  manaCost: '{U}',
  typeLine: 'Instant',
  oracleText: '',
  imageUris: null,
  power: null,
  toughness: null,
  loyalty: null,
  defense: null,
  faces: [],
  rarity: 'common',
  setName: 'Zendikar',
  setCode: 'zen',
  collectorNumber: '1',
  releasedAt: '2009-10-02',
  artist: null,
  colorIdentity: ['U'],
  scryfallUri: '/',
  prices: { usd: null, usdFoil: null, eur: null, eurFoil: null },
  tcgplayerId: null,
})

const pages = [['opt', 'duress'], ['shock', 'negate'], ['cancel']]

function resultOf(page: number): CardSearchResult {
  const cards = (pages[page - 1] ?? []).map(cardOf)
  return {
    cards,
    totalCards: 5,
    hasMore: page < pages.length,
    searchMode: 'prints',
    explanation: '',
    warnings: [],
    clauses: [],
    didYouMean: null,
    pricesAsOf: '2026-08-15',
  }
}

/** Renders the results and records the page numbers that are requested. */
async function draw() {
  const requestedPages: number[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!address.endsWith('/search')) return Response.json([])
    const { page } = JSON.parse(body)
    requestedPages.push(page)
    return Response.json(resultOf(page))
  })
  const root = createRootRoute()
  const search = { path: '/', validateSearch: readSearchParams, component: SearchPage }
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, ...search })])
  const { box } = await drawPage(routeTree, { user: karn, site: plainSite, at: '/?q=any' })
  const names = () => [...box.querySelectorAll('article h2, article h3')].map((h) => h.textContent)
  await waitFor(() => expect(names()).toEqual(['opt', 'duress']))
  return { box, requestedPages, names }
}

test('more results come from the next page, each of them once', async () => {
  const { box, requestedPages, names } = await draw()
  buttonIn(box, 'Show more results').click()
  await waitFor(() => expect(names()).toEqual(['opt', 'duress', 'shock', 'negate']))
  buttonIn(box, 'Show more results').click()
  await waitFor(() => expect(names()).toEqual(pages.flat()))
  expect(requestedPages).toEqual([1, 2, 3])
  expect(() => buttonIn(box, 'Show more results')).toThrow()
})
