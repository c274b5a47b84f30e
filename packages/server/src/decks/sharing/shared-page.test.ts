import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareDeck, stopSharingDeck } from '@manafolio/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { card, leader, makeDeck } from '../../test/decks.ts'
import { onOneEngine } from '../../test/engines.ts'
import { tagsIn } from '../../test/page-tags.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'

const usual = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Search every Magic card."
    />
    <title>Manafolio</title>
  </head>
  <body><div id="root"></div></body>
</html>
`

onOneEngine((engine) => {
  let webDir: string
  let app: TestApp
  let member: MemberClient

  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'manafolio-shared-'))
    await writeFile(join(webDir, 'index.html'), usual)
    app = await testApp(engine, { webDir, publicUrl: 'http://cards.example:8080/' })
    member = await collectorIn(app)
  })

  afterAll(async () => {
    await app.close()
    await rm(webDir, { recursive: true })
  })

  const get = (url: string) => app.visitor().send({ method: 'GET', url })

  async function shared(facts: object): Promise<string> {
    const { id } = await makeDeck(member, facts)
    return (await member.call(shareDeck, { params: { id } })).shareId
  }

  async function headOf(facts: object): Promise<Record<string, string>> {
    const { body, statusCode } = await get(`/shared/${await shared(facts)}`)
    expect(statusCode).toBe(200)
    return tagsIn(body)
  }

  test('the page of a shared deck tells what it is before it runs', async () => {
    const cards = [card(printing.goblinGuideZendikar, { quantity: 99 })]
    const led = { format: 'commander', commanderId: leader.krenkoJumpstart }
    const shareId = await shared({ name: 'Goblins', ...led, cards })
    const { body, statusCode, headers } = await get(`/shared/${shareId}`)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'referrer-policy': 'same-origin', // other sites do not learn the link
    })
    const title = 'Goblins — a Commander deck on Manafolio'
    const description =
      '100 cards, led by Krenko, Mob Boss. Worth $153.67 by prices of 31 July 2026.'
    expect(tagsIn(body)).toEqual({
      title,
      description,
      robots: 'noindex',
      'twitter:card': 'summary_large_image',
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': 'Manafolio',
      'og:url': `http://cards.example:8080/shared/${shareId}`,
      'og:image': expect.stringMatching(/^https:\/\/cards\.scryfall\.io\/art_crop\//),
      'og:image:alt': expect.stringMatching(/^Art of Krenko, Mob Boss by \w/),
    })
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('<meta charset="utf-8" />')
    expect(body).not.toContain('Search every Magic card')
    const { account } = member
    for (const secret of [account.id, account.email]) expect(body).not.toContain(secret)
  })

  test('its own title and description are there once', async () => {
    const { body } = await get(`/shared/${await shared({})}/?utm_source=chat`)
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body.match(/name="description"/g)).toHaveLength(1)
    expect(tagsIn(body)['og:title']).toBe('Burn — a Modern deck on Manafolio')
  })

  test('HEAD answers as GET does, without the page', async () => {
    const url = `/shared/${await shared({})}`
    const { statusCode, body, headers } = await app.visitor().send({ method: 'HEAD', url })
    expect([statusCode, body]).toEqual([200, ''])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    const nowhere = await app.visitor().send({ method: 'HEAD', url: '/shared/nowhere' })
    expect(nowhere.statusCode).toBe(404)
  })

  test.each([
    [{ format: 'oathbreaker' }, 'Burn — an Oathbreaker deck on Manafolio', 'No cards yet.'],
    [{ cards: [card(unknownPrinting)] }, 'Burn — a Modern deck on Manafolio', '1 card.'],
    [
      {
        cards: [card(printing.lightningBoltAlpha, { quantity: 20 })],
        description: ' All\r\n\tin ',
      },
      'Burn — a Modern deck on Manafolio',
      'All in. 20 cards. Worth $12,400.00 by prices of 31 July 2026.',
    ],
    [
      {
        format: 'commander',
        commanderId: leader.krenkoJumpstart,
        description: 'Fast!',
        cards: [card(leader.krenkoJumpstart), card(leader.atraxa, { role: 'commander' })],
      },
      'Burn — a Commander deck on Manafolio',
      "Fast! 2 cards, led by Krenko, Mob Boss and Atraxa, Praetors' Voice. Worth $35.48 by prices of 31 July 2026.",
    ],
  ])('a deck of %j is “%s”: %s', async (facts, title, description) => {
    expect(await headOf(facts)).toMatchObject({ title, description, 'og:description': description })
  })

  describe('its picture', () => {
    test('is that of the dearest card without a commander', async () => {
      const cards = [card(printing.goblinGuideZendikar), card(printing.lightningBoltAlpha)]
      const { 'og:image:alt': alt } = await headOf({ cards })
      expect(alt).toMatch(/^Art of Lightning Bolt by /)
    })

    test('is ours when there is none of its cards', async () => {
      const head = await headOf({ cards: [card(unknownPrinting)] })
      expect(head).toMatchObject({
        'og:image': 'http://cards.example:8080/share-card.png',
        'og:image:alt': 'Manafolio',
      })
    })
  })

  test.each([
    '"><script>alert(1)</script>',
    "'><img src=x onerror=alert(1)>",
    '</title><script>alert(1)</script>',
    "$& $1 $` $' $$ <b>",
    '&quot;&lt;script&gt;',
    '<!-- --> ]]>',
  ])('a deck called %s harms nobody, and is called so', async (name) => {
    const { body } = await get(`/shared/${await shared({ name, description: name })}`)
    const { body: harmless } = await get(`/shared/${await shared({ description: 'Fast.' })}`)
    expect(body.match(/<[^\s>]*/g)).toEqual(harmless.match(/<[^\s>]*/g))
    expect(tagsIn(body)).toMatchObject({
      title: `${name} — a Modern deck on Manafolio`,
      'og:description': expect.stringContaining(name),
    })
    expect(body.match(/id="root"/g)).toHaveLength(1)
  })

  test('a link that leads nowhere answers the usual page with 404', async () => {
    const { id } = await makeDeck(member)
    const { shareId } = await member.call(shareDeck, { params: { id } })
    await member.call(stopSharingDeck, { params: { id } })
    for (const nowhere of [shareId, id, 'A'.repeat(22), 'x', '%00', '%', 'a'.repeat(5000)]) {
      const { statusCode, body } = await get(`/shared/${nowhere}`)
      expect(statusCode).toBe(nowhere === '%' ? 400 : 404)
      if (nowhere !== '%') expect(body).toBe(usual)
    }
    for (const url of ['/shared', '/shared/', `/shared/${shareId}/x`, '/shared//']) {
      expect((await get(url)).statusCode).toBe(404)
    }
  })

  test('other pages are as they were built', async () => {
    for (const url of ['/', '/deck-building', '/login']) {
      const { statusCode, body } = await get(url)
      expect([statusCode, body]).toEqual([200, usual])
    }
  })
})
