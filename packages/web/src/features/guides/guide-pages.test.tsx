import type { Site, User } from '@manafolio/contract'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { pageMarkup } from '../../test/draw-page.tsx'
import { AccessoriesPage } from './accessories-page.tsx'
import { CardGradingPage } from './card-grading-page.tsx'
import { FakeCardsPage } from './fake-cards-page.tsx'

const member: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt: '2026-08-15T12:00:00.000Z',
  emailVerifiedAt: null,
}

const site: Site = {
  catalogue: {
    source: 'sample',
    cards: 1,
    printings: 1,
    pricesAsOf: '2026-07-31',
    importing: null,
    problem: null,
  },
  cardDataUrl: '/card-data',
  affiliate: { baseUrl: 'https://partner.tcgplayer.com/c/1/2/21018', propertyId: '7490466' },
  registration: 'open',
}

/** The page as HTML; by default for a signed-in user with the site data loaded. */
function draw(page: () => ReactNode, reader: { user?: User | null; site?: Site | null } = {}) {
  return pageMarkup(page, { user: member, site, ...reader })
}

const withoutTags = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')

function headingsOf(html: string): string[] {
  return [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) => withoutTags(text))
}

/** The part of the page under a heading. */
function sectionOf(html: string, id: string): string {
  return html.match(new RegExp(`<section id="${id}".*?</section>`, 's'))?.[0] ?? ''
}

/** The links to the marketplace, as label and URL. */
function shopLinksOf(html: string): [label: string, url: URL, tag: string][] {
  const links = html.matchAll(/<a [^>]*href="(https:[^"]*)"[^>]*>(.*?)<\/a>/gs)
  return [...links].map(([tag, href = '', text = '']) => [
    withoutTags(text),
    new URL(href.replaceAll('&amp;', '&')),
    tag,
  ])
}

const pagesWithTitles = [
  ['Card Grading', CardGradingPage],
  ['Fake Cards', FakeCardsPage],
  ['Accessories', AccessoriesPage],
] as const

test.each(pagesWithTitles)('the guide “%s” has one h1', async (title, page) => {
  const headings = [...(await draw(page)).matchAll(/<h1[^>]*>(.*?)<\/h1>/g)]
  expect(headings.map(([, text]) => text)).toEqual([title])
})

test.each(pagesWithTitles)(
  'the guide “%s” lists its sections, and each entry links there',
  async (_, page) => {
    const html = await draw(page)
    const contents = html.match(/<nav.*?<\/nav>/s)?.[0] ?? ''
    const entries = [...contents.matchAll(/href="#([\w-]+)"[^>]*>(.*?)<\/a>/g)]
    expect(entries.map(([, , text = '']) => withoutTags(text))).toEqual(headingsOf(html))
    for (const [, id = ''] of entries) expect(sectionOf(html, id)).toContain('<h2')
  },
)

test.each(pagesWithTitles)('every drawing of “%s” has its own label', async (_, page) => {
  const html = await draw(page)
  const drawings = [...html.matchAll(/<svg[^>]*>/g)].map(([tag]) => tag)
  const unnamed = drawings.filter(
    (tag) => !/aria-hidden="true"|role="img" aria-label="[^"]+/.test(tag),
  )
  expect(unnamed).toEqual([])
  const names = drawings.flatMap((tag) => tag.match(/aria-label="([^"]*)"/)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(4)
  expect(new Set(names).size).toBe(names.length)
})

test.each(pagesWithTitles)('no two elements of “%s” share an id', async (_, page) => {
  const ids = [...(await draw(page)).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('the grading guide has the five conditions, from best to worst', async () => {
  expect(headingsOf(await draw(CardGradingPage)).slice(1, 6)).toEqual([
    'Near Mint',
    'Lightly Played',
    'Moderately Played',
    'Heavily Played',
    'Damaged',
  ])
})

test('each condition has drawings of corner, edge and surface, also side by side', async () => {
  const html = await draw(CardGradingPage)
  for (const part of ['Corner', 'Edge', 'Surface']) {
    expect(sectionOf(html, 'damaged')).toMatch(`aria-label="${part}, Damaged: `)
    for (const name of ['Near Mint', 'Lightly Played', 'Moderately Played', 'Heavily Played']) {
      expect(sectionOf(html, 'side-by-side')).toContain(`aria-label="${part}, ${name}"`)
    }
  }
})

test('a more worn card is drawn with more wear', async () => {
  const html = await draw(CardGradingPage)
  const surface = (name: string) =>
    html.match(new RegExp(`aria-label="Surface, ${name}".*?</svg>`, 's'))?.[0].length ?? 0
  expect(surface('Lightly Played')).toBeGreaterThan(surface('Near Mint'))
  expect(surface('Moderately Played')).toBeGreaterThan(surface('Lightly Played'))
  expect(surface('Heavily Played')).toBeGreaterThan(surface('Moderately Played'))
  expect(surface('Damaged')).toBeGreaterThan(surface('Heavily Played'))
})

test('shares of the price are described as a rule of thumb', async () => {
  const html = withoutTags(sectionOf(await draw(CardGradingPage), 'lightly-played'))
  expect(html).toMatch(/80–90% of the Near Mint price, as a rule of thumb/)
})

test('the tips recommend good lighting and checking both sides', async () => {
  const tips = sectionOf(await draw(CardGradingPage), 'tips')
  expect(tips).toContain('Good lighting')
  expect(tips).toContain('Check both sides')
})

test('the names of other marketplaces are in a table', async () => {
  const table = (await draw(CardGradingPage)).match(/<table.*?<\/table>/s)?.[0] ?? ''
  const rows = [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, name]) => name)
  expect(rows).toEqual(['Mint', 'Near Mint', 'Excellent', 'Good', 'Light Played', 'Played', 'Poor'])
})

test('the fake cards guide has its tests and its red flags', async () => {
  expect(headingsOf(await draw(FakeCardsPage))).toEqual([
    'Before you begin',
    'Green dot',
    'Squiggly T',
    'Light and blue core',
    'Weight and thickness',
    'Rosette pattern',
    'Black layer',
    'Surface feel',
    'Corner shape',
    'Holo stamp',
    'A real card beside it',
    'Tests never to do',
    'Common red flags',
    'When you are not sure',
    'It is real. How good is it?',
  ])
})

test('each test shows a genuine card beside a fake, with steps and its reliability', async () => {
  const section = sectionOf(await draw(FakeCardsPage), 'green-dot')
  expect(section).toMatch(/aria-label="Green dot, genuine: Four separate red dots that form an L/)
  expect(section).toMatch(/aria-label="Green dot, fake: No red dots/)
  expect(section.match(/<li>/g)).toHaveLength(3)
  expect(section).toContain('Strong sign')
})

test('the fake cards guide says that we do not authenticate cards', async () => {
  expect(await draw(FakeCardsPage)).toMatch(/Manafolio does not\s+authenticate cards/)
})

test('the two guides on cards link to each other', async () => {
  const linksOf = (html: string) => [...html.matchAll(/href="(\/[^"]+)"/g)].map(([, href]) => href)
  expect(linksOf(await draw(CardGradingPage))).toEqual(['/fake-cards'])
  expect(linksOf(await draw(FakeCardsPage))).toEqual(['/card-grading'])
})

test('each accessory has its tag', async () => {
  const html = await draw(AccessoriesPage)
  expect(headingsOf(html)).toEqual([
    'Deck Boxes',
    'Card Sleeves',
    'Dice & Counters',
    'Storage Solutions',
    'Playmats',
    'Shopping Tips',
  ])
  const tags = {
    'deck-boxes': 'Protection',
    'card-sleeves': 'Essential',
    'dice-and-counters': 'Gameplay',
    'storage-solutions': 'Organization',
    playmats: 'Comfort',
  }
  for (const [id, tag] of Object.entries(tags)) expect(sectionOf(html, id)).toContain(`>${tag}</p>`)
})

test('the sizes of boxes are listed', async () => {
  const html = await draw(AccessoriesPage)
  expect(sectionOf(html, 'deck-boxes')).toMatch(/60-75 cards.*100\+ cards/)
  expect(sectionOf(html, 'storage-solutions')).toMatch(/400 cards.*800 cards.*1600\+ cards/)
})

test('there are four buy buttons, and none on storage', async () => {
  const html = await draw(AccessoriesPage)
  expect(shopLinksOf(html).map(([label]) => label)).toEqual([
    'Buy Deck Boxes',
    'Buy Card Sleeves',
    'Buy Life Dice',
    'Buy Playmats',
  ])
  expect(shopLinksOf(sectionOf(html, 'storage-solutions'))).toEqual([])
})

test('a buy button uses the affiliate program with the user and the page', async () => {
  for (const [, url, tag] of shopLinksOf(await draw(AccessoriesPage))) {
    expect(url.href).toMatch('https://partner.tcgplayer.com/c/1/2/21018?')
    expect(url.searchParams.get('subId1')).toBe('karn')
    expect(url.searchParams.get('partnerpropertyid')).toBe('7490466')
    expect(url.searchParams.get('u')).toMatch('https://www.tcgplayer.com/search/')
    expect(tag).toContain('target="_blank"')
    expect(tag).toContain('rel="noopener noreferrer sponsored nofollow"')
  }
})

test('without a program it links to the search itself, with an empty sub-id for visitors', async () => {
  const plain = { ...site, affiliate: { baseUrl: null, propertyId: '7490466' } }
  const [first] = shopLinksOf(await draw(AccessoriesPage, { user: null, site: plain }))
  expect(first?.[1].href).toBe(
    'https://www.tcgplayer.com/search/all/product?q=deck+box&subId1=&partnerpropertyid=7490466',
  )
})

test('a button is disabled until the site data is loaded, with its disclosure beside it', async () => {
  expect(shopLinksOf(await draw(AccessoriesPage, { site: null }))).toEqual([])
  expect(sectionOf(await draw(AccessoriesPage), 'playmats')).toContain('we may earn a commission')
})
