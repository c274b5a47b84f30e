import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  addToCollection,
  collectionEntry,
  limits,
  listCollection,
  removeFromCollection,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client, MemberClient } from '../test/client.ts'
import { collectorIn, signedIn } from '../test/collector.ts'
import { copies } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { fillCollection } from '../test/full-collection.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.swordsMysticalArchive
const params = { scryfallId }

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    await member.call(addToCollection, { input: { scryfallId, quantity: 3 } })
  })

  const list = (client: Client, headers: Record<string, string> = {}) =>
    client.send({ method: 'GET', url: listCollection.path, headers })

  const tagOf = async (client: Client) => String((await list(client)).headers.etag)

  test('it is cached by the user’s browser only, and revalidated each time', async () => {
    const { headers, statusCode } = await list(member)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      etag: expect.stringMatching(/^W\/"[\w-]{20,}"$/),
    })
    expect(String(headers.vary).toLowerCase()).toMatch(/accept-encoding.*cookie/)
  })

  test.each([
    ['the tag', (tag: string) => tag],
    ['the tag as a strong one', (tag: string) => tag.replace('W/', '')],
    ['a list of tags', (tag: string) => `"another", ${tag}`],
  ])('who has the newest list and sends %s gets no other', async (_, sent) => {
    const tag = await tagOf(member)
    const again = await list(member, { 'if-none-match': sent(tag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    expect(again.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
  })

  test.each(['"another"', 'W/"another"', '', 'nonsense'])(
    'who sends %j gets the list',
    async (tag) => {
      const answer = await list(member, { 'if-none-match': tag })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toHaveLength(1)
    },
  )

  const changes: [name: string, (client: Client) => Promise<unknown>][] = [
    ['more copies', (client) => client.call(addToCollection, { input: { scryfallId } })],
    [
      'another printing',
      (client) => client.call(addToCollection, { input: { scryfallId: 'other' } }),
    ],
    [
      'a quantity',
      (client) => client.call(updateCollectionEntry, { params, input: { quantity: 1 } }),
    ],
    [
      'copies told apart',
      (client) =>
        client.call(updateVariants, { params, input: { variants: copies('2 nonfoil', '1 foil') } }),
    ],
    ['a removal', (client) => client.call(removeFromCollection, { params })],
  ]

  test.each(changes)('%s: the list is another one', async (_, change) => {
    const tag = await tagOf(member)
    await change(member)
    const changed = await list(member, { 'if-none-match': tag })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers.etag).not.toBe(tag)
    expect((await list(member, { 'if-none-match': String(changed.headers.etag) })).statusCode).toBe(
      304,
    )
  })

  test('another catalogue may tell other things of it', async () => {
    const { catalogue } = app()
    const sample = catalogue.current()
    const tag = await tagOf(member)
    catalogue.replace({ ...sample, meta: { ...sample.meta, fingerprint: 'of another file' } })
    expect((await list(member, { 'if-none-match': tag })).statusCode).toBe(200)
    catalogue.replace(sample)
    expect((await list(member, { 'if-none-match': tag })).statusCode).toBe(304)
  })

  test('it is the same in every session of a person, also in a new one', async () => {
    const tag = await tagOf(member)
    const phone = await signedIn(app(), member.account.email)
    expect((await list(phone, { 'if-none-match': tag })).statusCode).toBe(304)
  })

  test('another user’s tag is worth nothing, and so is none of a session', async () => {
    const other = await collectorIn(app())
    await other.call(addToCollection, { input: { scryfallId, quantity: 3 } })
    const tag = await tagOf(member)
    const answer = await list(other, { 'if-none-match': tag })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).not.toBe(tag)
    const refused = await list(app().visitor(), { 'if-none-match': tag })
    expect(refused.statusCode).toBe(401)
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store' })
    expect(refused.headers.etag).toBeUndefined()
  })

  describe('of a full collection', () => {
    let full: MemberClient

    beforeEach(async () => {
      if (full) return
      full = await collectorIn(app())
      await fillCollection(app().database.db, full.account.id, limits.collectionPrintings)
    })

    test('it is in the shape of the contract, and small when it is compressed', async () => {
      const plain = await list(full)
      expect(plain.headers['content-encoding']).toBeUndefined()
      const entries: unknown[] = plain.json()
      expect(entries).toHaveLength(limits.collectionPrintings)
      for (const entry of entries) expect(collectionEntry.parse(entry)).toEqual(entry)
      const unpacked = {
        br: (bytes: Buffer) => brotliDecompressSync(bytes),
        gzip: (bytes: Buffer) => gunzipSync(bytes),
      }
      for (const [encoding, unpack] of Object.entries(unpacked)) {
        const packed = await list(full, { 'accept-encoding': encoding })
        expect(packed.headers).toMatchObject({
          'content-encoding': encoding,
          etag: plain.headers.etag,
        })
        expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
        expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
      }
    })

    test('the compressed list is as fresh as the plain one', async () => {
      const tag = await tagOf(full)
      const headers = { 'if-none-match': tag, 'accept-encoding': 'br' }
      expect((await list(full, headers)).statusCode).toBe(304)
      await full.call(addToCollection, { input: { scryfallId: 'card-7' } })
      const changed = await list(full, headers)
      expect(changed.statusCode).toBe(200)
      expect(brotliDecompressSync(changed.rawPayload).toString()).toContain('"quantity":2')
    })
  })
})
