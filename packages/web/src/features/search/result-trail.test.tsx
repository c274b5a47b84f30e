import { type Card, type CardSearchResult, pages } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { ResultTrail } from '../../card-kit/result-trail/result-trail.tsx'
import { readSearchParams } from '../../lib/search-params.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { karn, plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { SearchPage } from './search-page.tsx'

const results = [['Opt', 'Duress'], ['Shock', 'Negate'], ['Cancel']]

test('from a result, the next ones follow across the pages of the search', async () => {
  const { box, requestedPages, press, shown } = await drawSearch()
  linkIn(box, 'Duress').click()
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Opt', 'Next: Shock']))
  expect(box.textContent).toContain('2 of 5')
  press(']')
  await waitFor(() => expect(shown()).toBe('/card/zen/shock/shock'))
  expect(stepsIn(box)).toEqual(['Previous: Duress', 'Next: Negate'])
  press('[')
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Opt', 'Next: Shock']))
  press('[')
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous', 'Next: Duress']))
  expect(requestedPages).toEqual([1, 2])
})

test('Back to results goes to the search it came from, however many cards later', async () => {
  const { box, router, shown } = await drawSearch()
  linkIn(box, 'Opt').click()
  for (const name of ['Duress', 'Shock', 'Negate', 'Cancel']) {
    await waitFor(() => expect(stepsIn(box)[1]).toBe(`Next: ${name}`))
    linkIn(box, `Next: ${name}`).click()
  }
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Negate', 'Next']))
  expect(linkIn(box, 'Back to results').getAttribute('href')).toBe('/?q=any&mode=cards')
  linkIn(box, 'Back to results').click()
  await waitFor(() => expect(shown()).toBe('/?q=any'))
  expect(router.history.canGoBack()).toBe(false)
})

test('after a reload it fetches what it needs', async () => {
  const { box, router, requestedPages } = await drawAt('/card/zen/negate/negate')
  expect(box.querySelector('nav')).toBeNull() // opened from elsewhere
  const resultPlace = { q: 'any', mode: 'cards', position: 3, index: 0 } as const
  await router.navigate({ to: '.', replace: true, state: { resultPlace } })
  await waitFor(() => expect(stepsIn(box)).toEqual(['Previous: Shock', 'Next: Cancel']))
  expect(requestedPages).toEqual([1, 2, 3])
})

test('a state of another version of the pages is ignored', async () => {
  const { box, router } = await drawAt('/card/zen/negate/negate')
  const resultPlace = { q: 'any', position: -1 } as never
  await router.navigate({ to: '.', replace: true, state: { resultPlace } })
  await waitFor(() => expect(box.textContent).toContain('A card'))
  expect(box.querySelector('nav')).toBeNull()
})

async function drawSearch() {
  const page = await drawAt('/?q=any')
  await waitFor(() => linkIn(page.box, 'Opt'))
  return page
}

async function drawAt(at: string) {
  const requestedPages: number[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (!address.endsWith('/search')) return Response.json([])
    const { page } = JSON.parse(body)
    requestedPages.push(page)
    return Response.json(resultOf(page))
  })
  const drawn = await drawPage(routes(), { user: karn, site: plainSite, at })
  const press = (key: string) =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  return { ...drawn, requestedPages, press, shown: () => drawn.router.history.location.href }
}

function routes() {
  const root = createRootRoute()
  const search = { path: pages.home, validateSearch: readSearchParams, component: SearchPage }
  const card = { path: pages.card, component: CardPage }
  return root.addChildren([
    createRoute({ getParentRoute: () => root, ...search }),
    createRoute({ getParentRoute: () => root, ...card }),
  ])
}

function CardPage() {
  return (
    <>
      <h1>A card</h1>
      <ResultTrail />
    </>
  )
}

function linkIn(box: ParentNode, text: string): HTMLAnchorElement {
  const links = [...box.querySelectorAll<HTMLAnchorElement>('a:not([aria-hidden])')]
  const link = links.find(({ textContent }) => textContent?.trim() === text)
  if (!link) throw new Error(`There is no link “${text}”.`)
  return link
}

function stepsIn(box: ParentNode) {
  const [, , ...steps] = box.querySelector('nav')?.children ?? []
  return steps.map(({ textContent }) => textContent)
}

function resultOf(page: number): CardSearchResult {
  return {
    cards: (results[page - 1] ?? []).map(cardNamed),
    totalCards: 5,
    hasMore: page < results.length,
    searchMode: 'prints',
    explanation: '',
    warnings: [],
    clauses: [],
    didYouMean: null,
    pricesAsOf: '2026-08-15',
  }
}

function cardNamed(name: string): Card {
  return {
    ...{ id: name, name, manaCost: '{U}', typeLine: 'Instant', oracleText: '', imageUris: null },
    ...{ power: null, toughness: null, loyalty: null, defense: null, faces: [], rarity: 'common' },
    ...{ setName: 'Zendikar', setCode: 'ZEN', collectorNumber: name.toLowerCase() },
    ...{ releasedAt: '2009-10-02', artist: null, colorIdentity: ['U'], scryfallUri: '/' },
    prices: { usd: null, usdFoil: null, eur: null, eurFoil: null },
    tcgplayerId: null,
  }
}
