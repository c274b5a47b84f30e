import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onOneEngine } from '../../test/engines.ts'
import { tagsIn } from '../../test/page-tags.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

const plain = '<!doctype html><html><head><title>Manafolio</title></head><body></body></html>'

onOneEngine((engine) => {
  let webDir: string
  let app: TestApp

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'manafolio-card-page-'))
    await writeFile(join(webDir, 'index.html'), plain)
    app = await testApp(engine, { webDir, publicUrl: 'https://cards.example' })
  })

  afterAll(async () => {
    await app.close()
    await rm(webDir, { recursive: true })
  })

  const get = (url: string) => app.visitor().send({ method: 'GET', url })
  const bolt = 'https://cards.example/card/lea/161/lightning-bolt'

  test('the page of a card says what it is before it runs', async () => {
    const { body, statusCode } = await get('/card/lea/161/lightning-bolt')
    expect(statusCode).toBe(200)
    const title = 'Lightning Bolt · Limited Edition Alpha #161 · Manafolio'
    const tags = tagsIn(body)
    expect(tags).toMatchObject({
      title,
      'og:title': title,
      'og:url': bolt,
      'og:image': expect.stringMatching(/^https:\/\/cards\.scryfall\.io\/normal\//),
      'twitter:card': 'summary',
    })
    expect(tags.description).toMatch(
      /^Instant, \{R\}\. .* Prices, printings, rulings and legality\.$/,
    )
    expect(tags).not.toHaveProperty('robots')
    expect(linkedDataIn(body)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Product', name: 'Lightning Bolt (Limited Edition Alpha #161)', url: bolt },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: 'https://cards.example/sets' },
            { position: 2, item: 'https://cards.example/sets/lea' },
            { position: 3, name: 'Lightning Bolt' },
          ],
        },
      ],
    })
  })

  test.each(['/card/lea/161', '/card/LEA/161/another-name', '/card/lea/161/'])(
    '%s names the address that it should have',
    async (url) => {
      expect((await get(url)).body).toContain(`<link rel="canonical" href="${bolt}" />`)
    },
  )

  test.each([
    ['/card/Delver%20of%20Secrets', '/delver-of-secrets-insectile-aberration"'],
    ['/card/fire%20%2F%2F%20ice', '/fire-ice"'],
  ])('%s is the usual printing', async (url, end) => {
    expect((await get(url)).body).toContain(end)
  })

  test.each([
    '/card/lea/9999',
    '/card/nosuch/1/x',
    '/card/No%20Such%20Card',
    '/card/%00',
    '/card/lea/%00',
    '/card/lea/%20',
  ])('%s is an unknown page: it answers the app with 404', async (url) => {
    const { statusCode, body } = await get(url)
    expect([statusCode, body]).toEqual([404, plain])
  })

  test('the pages of sets say what they are', async () => {
    const alpha = await get('/sets/LEA')
    expect(tagsIn(alpha.body)).toMatchObject({
      title: 'Limited Edition Alpha (LEA) · Manafolio',
      description: expect.stringMatching(/^The \d+ cards in Limited Edition Alpha of 1993 /),
      'og:url': 'https://cards.example/sets/lea',
    })
    expect(tagsIn((await get('/sets')).body)).toMatchObject({ title: 'Sets · Manafolio' })
    expect((await get('/sets/nosuch')).statusCode).toBe(404)
  })

  test('search engines are led to every card and set, and to nothing private', async () => {
    const robots = (await get('/robots.txt')).body
    expect(robots).toContain('Disallow: /collection')
    expect(robots).not.toContain('Disallow: /card')
    expect(robots).toContain('Sitemap: https://cards.example/sitemap.xml')
    const maps = addressesIn((await get('/sitemap.xml')).body)
    const pieces = await Promise.all(
      maps.map(async (url) => (await get(new URL(url).pathname)).body),
    )
    const pages = pieces.flatMap(addressesIn)
    const cards = pages.filter((url) => new URL(url).pathname.startsWith('/card/'))
    expect(cards).toHaveLength(app.catalogue.current().meta.cardCount)
    expect(new Set(pages).size).toBe(pages.length)
    expect(pages).toContain('https://cards.example/sets/lea')
    expect(pages).toContain('https://cards.example/card/mm3/96/goblin-guide')
    for (const url of ['/sitemaps/cards-0.xml', '/sitemaps/cards-99.xml', '/sitemaps/x.xml']) {
      expect((await get(url)).statusCode).toBe(404)
    }
  })
})

function linkedDataIn(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return JSON.parse(json)
}

function addressesIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
}
