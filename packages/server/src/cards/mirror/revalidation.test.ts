import { getCardData, listCardData, listSets, pathOf, searchCardData } from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { Client } from '../../test/client.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const card = pathOf(getCardData.path, { id: printing.goblinGuideZendikar })
const day = 24 * 60 * 60 * 1000

onOneEngine((engine) => {
  const app = useTestApp(engine)

  async function tagOf(client: Client, url = card): Promise<string> {
    return String((await client.send({ method: 'GET', url })).headers.etag)
  }

  function get(client: Client, tag: string, url = card) {
    return client.send({ method: 'GET', url, headers: { 'if-none-match': tag } })
  }

  test('a response may be cached by one user, who revalidates it', async () => {
    const member = await app().member()
    const { headers } = await member.send({ method: 'GET', url: card })
    expect(headers.etag).toMatch(/^W\/"[\w-]{20,}"$/)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toBe('accept-encoding, cookie')
  })

  test('who has the answer already gets none', async () => {
    const member = await app().member()
    const tag = await tagOf(member)
    const response = await get(member, tag)
    expect(response.statusCode).toBe(304)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
  })

  test('one of several tags is enough, weak or strong, and for compressed answers too', async () => {
    const member = await app().member()
    const tag = await tagOf(member)
    expect((await get(member, `"other", ${tag}`)).statusCode).toBe(304)
    expect((await get(member, tag.slice(2))).statusCode).toBe(304)
    const headers = { 'if-none-match': tag, 'accept-encoding': 'br' }
    expect((await member.send({ method: 'GET', url: card, headers })).statusCode).toBe(304)
  })

  test.each(['"other"', '*', '', 'nonsense'])('the tag %s gets the answer', async (tag) => {
    const member = await app().member()
    const response = await get(member, tag)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ name: 'Goblin Guide' })
  })

  test('another address has another tag', async () => {
    const member = await app().member()
    const tags = await Promise.all([tagOf(member), tagOf(member, listSets.path)])
    expect(tags[0]).not.toBe(tags[1])
    expect((await get(member, tags[1], card)).statusCode).toBe(200)
  })

  test('another catalogue has another tag', async () => {
    const member = await app().member()
    const { catalogue } = app()
    const before = catalogue.current()
    const tag = await tagOf(member)
    catalogue.replace({ ...before, meta: { ...before.meta, fingerprint: 'of another file' } })
    const response = await get(member, tag)
    const next = await get(member, String(response.headers.etag))
    catalogue.replace(before)
    expect([response.statusCode, next.statusCode]).toEqual([200, 304])
  })

  test('another day has another tag, since a query may depend on the date', async () => {
    const member = await app().member()
    const tag = await tagOf(member)
    app().clock.moveForward(day)
    expect((await get(member, tag)).statusCode).toBe(200)
  })

  test('a signed-out client is refused, whatever tag is sent', async () => {
    const tag = await tagOf(await app().member())
    const response = await get(app().visitor(), tag)
    expect(response.statusCode).toBe(401)
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers['cache-control']).toBe('no-store')
  })

  test('refusals are not cached', async () => {
    const member = await app().member()
    const { headers } = await member.send({ method: 'GET', url: '/card-data/cards/no-such-card' })
    expect(headers).not.toHaveProperty('etag')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('a search with an ignored part is not cached', async () => {
    const member = await app().member()
    const whole = await member.send({ method: 'GET', url: `${searchCardData.path}?q=goblin` })
    const part = await member.send({ method: 'GET', url: `${searchCardData.path}?q=goblin+a:b:c` })
    expect(whole.headers).toHaveProperty('etag')
    expect(part.statusCode).toBe(404)
    const ignored = await member.send({
      method: 'GET',
      url: `${searchCardData.path}?q=goblin+is:slick`,
    })
    expect(ignored.json()).toHaveProperty('warnings')
    expect(ignored.headers).not.toHaveProperty('etag')
  })

  test('a list that is requested with a body is not cached', async () => {
    const member = await app().member()
    const payload = { identifiers: [{ name: 'Opt' }] }
    const { headers } = await member.send({ method: 'POST', url: listCardData.path, payload })
    expect(headers).not.toHaveProperty('etag')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('only the head of an answer can be requested', async () => {
    const member = await app().member()
    for (const url of [card, listSets.path, `${searchCardData.path}?q=goblin`]) {
      const response = await member.send({ method: 'HEAD', url })
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe('')
      expect(response.headers).toHaveProperty('etag')
    }
  })
})
