import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  type Endpoint,
  listCollectionChanges,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient, Payload } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies, owned } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, merge } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.swordsMysticalArchive
const other = printing.goblinGuideZendikar
const params = { scryfallId }
const noon = '2026-08-15T12:00:00.000Z'

/** Each on three nonfoil copies; what is there afterwards when it was done once. */
const requests: [name: string, Endpoint, Payload, afterwards: string | undefined][] = [
  ['an addition', addToCollection, { input: { scryfallId, quantity: 4 } }, '7 nonfoil'],
  ['a step', updateCollectionEntry, { params, input: { quantity: 4, from: 3 } }, '4 nonfoil'],
  ['a split', updateVariants, { params, input: { variants: copies('2 foil') } }, '2 foil'],
  ['a removal', removeFromCollection, { params }, undefined],
  ['a restoration', restoreCollection, { input: { at: '0000-01-01T00:00:00Z' } }, undefined],
]

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
    await member.call(addToCollection, { input: { scryfallId, quantity: 3 } })
  })

  async function countChanges() {
    return (await member.call(listCollectionChanges)).total
  }

  describe.each(requests)('%s', (_, endpoint, payload, afterwards) => {
    test('sent again with its key is not done again, and gets the same answer', async () => {
      const once = { ...payload, key: randomUUID() }
      const first = await member.call(endpoint, once)
      expect(await member.call(endpoint, once)).toEqual(first)
      expect((await owned(member))[scryfallId]).toBe(afterwards)
      expect(await countChanges()).toBe(2)
    })

    test('sent five times at once with one key is done once', async () => {
      const once = { ...payload, key: randomUUID() }
      const [first, ...others] = await Promise.all(
        Array.from({ length: 5 }, () => member.call(endpoint, once)),
      )
      expect(others).toEqual([first, first, first, first])
      expect((await owned(member))[scryfallId]).toBe(afterwards)
      expect(await countChanges()).toBe(2)
    })

    test('sent again later gets the answer of its own time', async () => {
      const once = { ...payload, key: randomUUID() }
      const first = await member.call(endpoint, once)
      await member.call(addToCollection, { input: { scryfallId, finish: 'etched' } })
      const between = await owned(member)
      expect(await member.call(endpoint, once)).toEqual(first)
      expect(await owned(member)).toEqual(between)
    })
  })

  test('a key is good for what it was first sent with, and for nothing else', async () => {
    const key = randomUUID()
    await member.call(addToCollection, { input: { scryfallId, quantity: 2 }, key })
    for (const input of [
      { scryfallId, quantity: 5 },
      { scryfallId, quantity: 2, finish: 'foil' },
    ]) {
      const refusal = await member.refusal(addToCollection, { input, key })
      expect(refusal).toMatchObject({ status: 422, code: 'idempotency_key_used' })
    }
    expect(await owned(member)).toEqual({ [scryfallId]: '5 nonfoil' })
  })

  async function removal() {
    const key = randomUUID()
    await member.call(removeFromCollection, { params, key })
    return key
  }

  test('an undo sent again with its key is not done again, and says the same', async () => {
    const undo = { params: { id: await removal() }, key: randomUUID() }
    await member.call(addToCollection, { input: { scryfallId, quantity: 98 } })
    const first = await member.call(undoCollectionChange, undo)
    expect(first).toEqual({ changeId: undo.key, printings: 1, isPartial: true })
    expect(await member.call(undoCollectionChange, undo)).toEqual(first)
    expect(await owned(member)).toEqual({ [scryfallId]: '99 nonfoil' })
  })

  test('an undo sent five times at once is done once', async () => {
    const undo = { params: { id: await removal() }, key: randomUUID() }
    const all = Array.from({ length: 5 }, () => member.call(undoCollectionChange, undo))
    const [first, ...others] = await Promise.all(all)
    expect(first).toMatchObject({ printings: 1, isPartial: false })
    expect(others).toEqual([first, first, first, first])
    expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil' })
  })

  test('without a key the same request twice is two changes', async () => {
    for (let i = 0; i < 2; i++) await member.call(addToCollection, { input: { scryfallId } })
    expect(await owned(member)).toEqual({ [scryfallId]: '5 nonfoil' })
  })

  test("another member's key is theirs", async () => {
    const someone = await collectorIn(app())
    const adding = { input: { scryfallId }, key: randomUUID() }
    await member.call(addToCollection, adding)
    await someone.call(addToCollection, adding)
    expect(await owned(member)).toEqual({ [scryfallId]: '4 nonfoil' })
    expect(await owned(someone)).toEqual({ [scryfallId]: '1 nonfoil' })
  })

  test('a key is the same in capital letters and in quotes', async () => {
    const key = randomUUID()
    for (const written of [key, key.toUpperCase(), `"${key}"`]) {
      await member.call(addToCollection, { input: { scryfallId }, key: written })
    }
    expect(await owned(member)).toEqual({ [scryfallId]: '4 nonfoil' })
  })

  const used = { status: 422, code: 'idempotency_key_used' }

  test('a key is for one kind of change', async () => {
    const key = randomUUID()
    await member.call(addToCollection, { input: { scryfallId }, key })
    expect(await member.refusal(removeFromCollection, { params, key })).toMatchObject(used)
    const undo = { params: { id: key }, key }
    expect(await member.refusal(undoCollectionChange, undo)).toMatchObject(used)
    expect(await owned(member)).toEqual({ [scryfallId]: '4 nonfoil' })
  })

  test('a key is for one printing', async () => {
    const key = randomUUID()
    await member.call(addToCollection, { input: { scryfallId }, key })
    const elsewhere = { input: { scryfallId: other }, key }
    expect(await member.refusal(addToCollection, elsewhere)).toMatchObject(used)
    expect(await owned(member)).toEqual({ [scryfallId]: '4 nonfoil' })
  })

  test('a key is for the undo of one change, and for the restoration of one moment', async () => {
    const [first, second] = [await removal(), randomUUID()]
    await member.call(addToCollection, { input: { scryfallId: other }, key: second })
    const key = randomUUID()
    await member.call(undoCollectionChange, { params: { id: first }, key })
    const undo = { params: { id: second }, key }
    expect(await member.refusal(undoCollectionChange, undo)).toMatchObject(used)
    const restoration = { input: { at: noon }, key: randomUUID() }
    await member.call(restoreCollection, restoration)
    const earlier = { ...restoration, input: { at: '2026-08-14T12:00:00Z' } }
    expect(await member.refusal(restoreCollection, earlier)).toMatchObject(used)
    expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil', [other]: '1 nonfoil' })
  })

  test.each(['', '7', 'not-a-uuid', '00000000-0000-0000-0000-00000000000g', 'é'])(
    'a key %j is no UUID',
    async (key) => {
      const refused = await member.refusal(addToCollection, { input: { scryfallId }, key })
      expect(refused).toMatchObject({ status: 400, code: 'bad_idempotency_key' })
      expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil' })
    },
  )

  test('what was refused may be requested again with its key', async () => {
    const key = randomUUID()
    const step = { params: { scryfallId: other }, input: { quantity: 2 }, key }
    expect(await member.refusal(updateCollectionEntry, step)).toMatchObject({ status: 404 })
    await member.call(addToCollection, { input: { scryfallId: other } })
    await member.call(updateCollectionEntry, step)
    expect(await owned(member)).toMatchObject({ [other]: '2 nonfoil' })
  })

  test('the same change is known after its printing became another, and another again', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    const [adding, setting] = [randomUUID(), randomUUID()]
    const added = { input: { scryfallId: a, quantity: 2 }, key: adding }
    const set = { params: { scryfallId: a }, input: { quantity: 5 }, key: setting }
    await member.call(addToCollection, added)
    await apply(app(), [merge(a, b)])
    const first = await member.call(updateCollectionEntry, set)
    expect(first).toEqual({ scryfallId: b, quantity: 5 })
    await apply(app(), [merge(b, c)])
    expect(await member.call(updateCollectionEntry, set)).toEqual(first)
    expect(await member.call(addToCollection, added)).toMatchObject({ scryfallId: a, quantity: 2 })
    expect(await owned(member)).toMatchObject({ [c]: '5 nonfoil' })
  })
})
