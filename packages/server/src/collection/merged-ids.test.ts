import {
  addToCollection,
  listCollection,
  plainKind,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { onOneEngine } from '../test/engines.ts'
import { apply, freshId, insertEntry, merge, removal } from '../test/id-migrations.ts'
import { useTestApp } from '../test/test-app.ts'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  /** A user whose page still shows a card under the id that it had before a merge. */
  async function ownerOfMoved(quantity: number, there = 0) {
    const [old, now] = [freshId('old'), freshId('now')]
    const member = await app().member()
    const { db } = app().database
    await insertEntry(db, member.account.id, { scryfallId: old, quantity })
    if (there > 0) {
      await insertEntry(db, member.account.id, { scryfallId: now, quantity: there })
    }
    await apply(app(), [merge(old, now)])
    return { member, old, now }
  }

  test('a card added under an id that was merged is there under the new one', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    await apply(app(), [merge(a, b), merge(b, c)])
    const member = await app().member()
    const added = await member.call(addToCollection, { input: { scryfallId: a, quantity: 2 } })
    expect(added).toMatchObject({ scryfallId: c, quantity: 2, withdrawnAt: null })
    expect(await quantities(member)).toEqual({ [c]: 2 })
    const more = await member.call(addToCollection, { input: { scryfallId: b } })
    expect(more).toEqual({ ...added, quantity: 3, variants: [{ ...plainKind, quantity: 3 }] })
  })

  test('ids that were deleted, or go round in a circle, are taken as they are', async () => {
    const [a, b, c, d] = [freshId('a'), freshId('b'), freshId('c'), freshId('d')]
    await apply(app(), [merge(a, b), removal(b), merge(c, d), merge(d, c)])
    const member = await app().member()
    for (const scryfallId of [a, b, c, d]) {
      const added = await member.call(addToCollection, { input: { scryfallId } })
      expect(added.scryfallId).toBe(scryfallId)
    }
  })

  test('a page that shows the old id sets the quantity of the new entry', async () => {
    const { member, old, now } = await ownerOfMoved(3)
    const params = { scryfallId: old }
    const updated = await member.call(updateCollectionEntry, { params, input: { quantity: 4 } })
    expect(updated).toEqual({ scryfallId: now, quantity: 4 })
    expect(await quantities(member)).toEqual({ [now]: 4 })
    await member.call(updateCollectionEntry, { params, input: { quantity: 0 } })
    expect(await quantities(member)).toEqual({})
  })

  test('a page that shows the old id removes the new entry', async () => {
    const { member, old } = await ownerOfMoved(3)
    await member.call(removeFromCollection, { params: { scryfallId: old } })
    expect(await quantities(member)).toEqual({})
  })

  test('what an old page says of some copies is not done to those they were joined with', async () => {
    const { member, old, now } = await ownerOfMoved(2, 5)
    const params = { scryfallId: old }
    const joined = { status: 409, code: 'card_joined' }
    expect(await member.refusal(removeFromCollection, { params })).toMatchObject(joined)
    for (const quantity of [0, 3]) {
      const update = member.refusal(updateCollectionEntry, { params, input: { quantity } })
      expect(await update).toMatchObject(joined)
    }
    expect(await quantities(member)).toEqual({ [now]: 7 })
  })

  test('what is still under the old id is changed there', async () => {
    const { member, old, now } = await ownerOfMoved(2)
    await insertEntry(app().database.db, member.account.id, { scryfallId: old, quantity: 1 })
    const params = { scryfallId: old }
    await member.call(updateCollectionEntry, { params, input: { quantity: 9 } })
    expect(await quantities(member)).toEqual({ [now]: 2, [old]: 9 })
  })

  test("an old id leads to nothing of anybody else's", async () => {
    const { member, old, now } = await ownerOfMoved(3)
    const other = await app().member()
    const params = { scryfallId: old }
    const refusal = await other.refusal(removeFromCollection, { params })
    expect(refusal).toMatchObject({ status: 404, code: 'card_not_in_collection' })
    expect(await quantities(member)).toEqual({ [now]: 3 })
  })
})

async function quantities(member: MemberClient): Promise<Record<string, number>> {
  const entries = await member.call(listCollection)
  return Object.fromEntries(entries.map((entry) => [entry.scryfallId, entry.quantity]))
}
