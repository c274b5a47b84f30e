import {
  addToCollection,
  getCollectionStats,
  limits,
  listCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { fillCollection } from '../test/full-collection.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function ownerOf(printings: number) {
    const owner = await app().member()
    await fillCollection(app().database.db, owner.account.id, printings)
    return owner
  }

  test('a full collection takes no new printing', async () => {
    const owner = await ownerOf(limits.collectionPrintings)
    const input = { scryfallId: 'one too many' }
    expect(await owner.refusal(addToCollection, { input })).toEqual({
      status: 409,
      code: 'collection_full',
      message: 'Your collection is full (20,000 unique printings). Remove one first.',
    })
    expect(await owner.call(getCollectionStats)).toMatchObject({ uniquePrintings: 20_000 })
  })

  test('a full collection takes more copies of its printings', async () => {
    const owner = await ownerOf(limits.collectionPrintings)
    const added = await owner.call(addToCollection, { input: { scryfallId: 'card-7' } })
    expect(added.quantity).toBe(2)
  })

  test('the last place is free again after a removal', async () => {
    const owner = await ownerOf(limits.collectionPrintings)
    const params = { scryfallId: 'card-7' }
    await owner.call(updateCollectionEntry, { params, input: { quantity: 0 } })
    const added = await owner.call(addToCollection, { input: { scryfallId: 'a new one' } })
    expect(added.quantity).toBe(1)
  })

  test('of many cards added at once, one gets the last place', async () => {
    const owner = await ownerOf(limits.collectionPrintings - 1)
    const statuses = await Promise.all(
      ['first', 'second', 'third', 'fourth'].map(async (scryfallId) => {
        const payload = { scryfallId }
        return (await owner.send({ method: 'POST', url: addToCollection.path, payload })).statusCode
      }),
    )
    expect(statuses.sort()).toEqual([200, 409, 409, 409])
    expect(await owner.call(getCollectionStats)).toMatchObject({ uniquePrintings: 20_000 })
  })

  test('a hundred copies added at once are all counted', async () => {
    const owner = await app().member()
    const additions = Array.from({ length: 100 }, (_, i) =>
      owner.call(addToCollection, { input: { scryfallId: i % 2 === 0 ? 'even' : 'odd' } }),
    )
    await Promise.all(additions)
    const entries = await owner.call(listCollection)
    expect(Object.fromEntries(entries.map((entry) => [entry.scryfallId, entry.quantity]))).toEqual({
      even: 50,
      odd: 50,
    })
  })
})
