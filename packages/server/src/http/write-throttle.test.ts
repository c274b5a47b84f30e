import {
  addressOf,
  addToCollection,
  fileType,
  limits,
  listCollection,
  searchCards,
  startImport,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { type Client, clientOf } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { onOneEngine } from '../test/engines.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const input = { scryfallId: printing.lightningBoltAlpha }
const windowMs = limits.throttleMinutes * 60_000

onOneEngine((engine) => {
  const app = useTestApp(engine)

  /** Each is refused as bad input, which costs little; it counts all the same. */
  async function write(member: Client, times: number) {
    const request = { method: addToCollection.method, url: addToCollection.path, payload: {} }
    const statuses = new Set<number>()
    for (let done = 0; done < times; done++) statuses.add((await member.send(request)).statusCode)
    return [...statuses]
  }

  const sendFile = (member: Client, bytes: number) =>
    member.send({
      method: startImport.method,
      url: addressOf(startImport, {}, {}),
      headers: { 'content-type': fileType },
      payload: Buffer.alloc(bytes),
    })

  test('who writes without end is refused for a while; others, and reading, are not', async () => {
    const member = await collectorIn(app())
    expect(await write(member, limits.writesPerAccount)).toEqual([400])
    const refused = await member.send({
      method: addToCollection.method,
      url: addToCollection.path,
      payload: input,
    })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(await member.call(listCollection)).toEqual([])
    expect((await member.call(searchCards, { input: { query: 'bolt' } })).totalCards).toBe(5)
    const other = await collectorIn(app())
    expect(await other.call(addToCollection, { input })).toMatchObject({ quantity: 1 })
    app().clock.moveForward(windowMs)
    expect(await member.call(addToCollection, { input })).toMatchObject({ quantity: 1 })
  })

  test('what is written through another process counts, too', async () => {
    const member = await collectorIn(app())
    const elsewhere = clientOf(await app().another(), '10.9.9.9', member.session())
    await write(member, limits.writesPerAccount / 2)
    await write(elsewhere, limits.writesPerAccount / 2)
    const untilShared = limits.writesPerAccount / 30 + 1
    expect(await write(member, untilShared)).toContain(429)
    expect(await write(elsewhere, untilShared)).toContain(429)
  })

  test('many large files are too much as well', async () => {
    const member = await collectorIn(app())
    const files = Math.ceil(limits.writtenBytesPerAccount / limits.importBytes)
    for (let sent = 0; sent < files; sent++) {
      expect((await sendFile(member, limits.importBytes)).statusCode).toBe(400)
    }
    expect(await member.refusal(addToCollection, { input })).toMatchObject({ status: 429 })
    app().clock.moveForward(windowMs)
    expect(await member.call(addToCollection, { input })).toMatchObject({ quantity: 1 })
  })
})
