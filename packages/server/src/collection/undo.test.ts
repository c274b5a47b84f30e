import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  limits,
  listCollection,
  listCollectionChanges,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies, owned } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { fillCollection } from '../test/full-collection.ts'
import { apply, freshId, insertEntry, merge, removal } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'

const scryfallId = printing.swordsMysticalArchive
const params = { scryfallId }

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const add = (input: object) => member.call(addToCollection, { input })
  const set = (quantity: number) =>
    member.call(updateCollectionEntry, { params, input: { quantity } })
  const split = (...kinds: Parameters<typeof copies>) =>
    member.call(updateVariants, { params, input: { variants: copies(...kinds) } })
  const remove = () => member.call(removeFromCollection, { params })

  async function lastChange() {
    const { changes } = await member.call(listCollectionChanges)
    return changes[0]?.id ?? ''
  }

  async function undo(id: string) {
    return member.call(undoCollectionChange, { params: { id } })
  }

  /** What there is after each of some steps, and then after undoing the last of them. */
  const undoings: [name: string, () => Promise<unknown>][] = [
    ['an addition', () => add({ scryfallId, quantity: 4, finish: 'foil' })],
    ['a first addition', () => add({ scryfallId: printing.goblinGuideZendikar })],
    ['a lowered quantity', () => set(2)],
    ['a raised quantity', () => set(40)],
    ['a split', () => split('1 etched LP de')],
    ['a removal', remove],
    ['a removal by quantity', () => set(0)],
    ['a removal by an empty list of variants', () => split()],
    [
      'a restoration',
      () => member.call(restoreCollection, { input: { at: '2026-08-01T00:00:00Z' } }),
    ],
  ]

  test('whatever of a family of undos is undone, in whatever order, no copy is doubled or lost', async () => {
    await add({ scryfallId, quantity: 3 })
    const before = await owned(member)
    await remove()
    const family = [await lastChange()]
    let isThere = false
    for (const place of [0, 1, 0, 2, 3, 2, 1, 0, 0, 4, 3, 5]) {
      const id = family[Math.min(place, family.length - 1)] ?? ''
      const standsForRemoval = family.indexOf(id) % 2 === 0
      const { printings, changeId } = await undo(id)
      expect(printings).toBe(standsForRemoval === isThere ? 0 : 1)
      if (printings > 0) family.push(changeId)
      isThere = standsForRemoval
      expect(await owned(member)).toEqual(isThere ? before : {})
    }
    expect(family.length).toBeGreaterThan(4)
  })

  test('an undo that did nothing leaves nothing to undo', async () => {
    await add({ scryfallId, quantity: 3 })
    await remove()
    const removal = await lastChange()
    await undo(removal)
    const { changeId, printings } = await undo(removal)
    expect(printings).toBe(0)
    expect(await undo(changeId)).toMatchObject({ printings: 0 })
    expect(await undo(removal)).toMatchObject({ printings: 0 })
    expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil' })
  })

  test('removed variants do not come back as what they were', async () => {
    await add({ scryfallId, quantity: 1 })
    await split('1 nonfoil LP en')
    const reported = await lastChange()
    await remove()
    const removal = await lastChange()
    expect(await undo(reported)).toMatchObject({ printings: 0, isPartial: true })
    await undo(removal)
    expect(await owned(member)).toEqual({ [scryfallId]: '1 nonfoil LP en' })
  })

  test.each(undoings)('%s is undone, and done again when that is undone', async (_, change) => {
    await add({ scryfallId, quantity: 3 })
    await split('2 nonfoil', '1 foil MP ja')
    app().clock.moveForward(1000)
    const before = await member.call(listCollection)
    await change()
    const after = await member.call(listCollection)
    expect(after).not.toEqual(before)
    const first = await undo(await lastChange())
    expect(first).toMatchObject({ printings: 1, isPartial: false })
    expect(await member.call(listCollection)).toEqual(before)
    await undo(first.changeId)
    expect(await member.call(listCollection)).toEqual(after)
  })

  test('a change is undone once, by whomever', async () => {
    await add({ scryfallId, quantity: 2 })
    const id = await lastChange()
    await add({ scryfallId, quantity: 5 })
    const both = await Promise.all([undo(id), undo(id)])
    expect(both.map(({ printings }) => printings).sort()).toEqual([0, 1])
    expect(await undo(id)).toMatchObject({ printings: 0, isPartial: false })
    expect(await owned(member)).toEqual({ [scryfallId]: '5 nonfoil' })
  })

  test('a change can be undone again after its undo was undone, and so on', async () => {
    await add({ scryfallId, quantity: 2 })
    const id = await lastChange()
    const undoneAt = async () => {
      const { changes } = await member.call(listCollectionChanges)
      return changes.toReversed().map((change) => change.undoneAt !== null)
    }
    let last = (await undo(id)).changeId
    expect(await undoneAt()).toEqual([true, false])
    last = (await undo(last)).changeId
    expect(await undoneAt()).toEqual([false, true, false])
    last = (await undo(last)).changeId
    expect(await undoneAt()).toEqual([true, false, true, false])
    expect(await owned(member)).toEqual({})
    await undo(last)
    expect(await undo(id)).toMatchObject({ printings: 1 })
    expect(await owned(member)).toEqual({})
  })

  test('what happened since stays', async () => {
    await add({ scryfallId, quantity: 3 })
    const id = await lastChange()
    await add({ scryfallId, quantity: 2 })
    await add({ scryfallId, finish: 'foil' })
    expect(await undo(id)).toMatchObject({ isPartial: false })
    expect(await owned(member)).toEqual({ [scryfallId]: '2 nonfoil, 1 foil' })
  })

  test('copies come back to those that came since, under the entry of these', async () => {
    await add({ scryfallId, quantity: 3 })
    await remove()
    const id = await lastChange()
    const now = await add({ scryfallId, finish: 'etched' })
    await undo(id)
    const [entry] = await member.call(listCollection)
    expect(entry).toMatchObject({ id: now.id, addedAt: now.addedAt, quantity: 4 })
    expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil, 1 etched' })
  })

  test('copies that are gone since can not be taken back, with a message', async () => {
    await add({ scryfallId, quantity: 3 })
    const id = await lastChange()
    await split('1 nonfoil', '2 foil')
    expect(await undo(id)).toMatchObject({ printings: 1, isPartial: true })
    expect(await owned(member)).toEqual({ [scryfallId]: '2 foil' })
  })

  test('copies that find no room can not come back, with a message', async () => {
    await add({ scryfallId, quantity: 60 })
    await remove()
    const id = await lastChange()
    await add({ scryfallId, quantity: 50, finish: 'foil' })
    expect(await undo(id)).toMatchObject({ printings: 1, isPartial: true })
    expect(await owned(member)).toEqual({ [scryfallId]: '49 nonfoil, 50 foil' })
  })

  test('an entry does not come back to a full collection, and the change stays as it is', async () => {
    await add({ scryfallId, quantity: 3 })
    await remove()
    const id = await lastChange()
    const { db } = app().database
    await fillCollection(db, member.account.id, limits.collectionPrintings)
    const refused = await member.refusal(undoCollectionChange, { params: { id } })
    expect(refused).toMatchObject({ status: 409, code: 'collection_full' })
    expect((await member.call(listCollectionChanges)).changes[0]).toMatchObject({ undoneAt: null })
    await member.call(removeFromCollection, { params: { scryfallId: 'card-7' } })
    expect(await undo(id)).toMatchObject({ printings: 1, isPartial: false })
  })

  test('copies of a foil-only printing go, though nobody knew that when they came', async () => {
    const krenko = printing.krenkoPrerelease
    const { db } = app().database
    await add({ scryfallId: krenko, quantity: 2 })
    const id = await lastChange()
    // As if the catalogue had not known the printing: copies of it would be plain.
    await db
      .updateTable('collection_change_entries')
      .set((set) => ({
        after: set.fn<string>('replace', ['after', set.val('"foil"'), set.val('"nonfoil"')]),
      }))
      .where('user_id', '=', member.account.id)
      .execute()
    await add({ scryfallId: krenko })
    expect(await undo(id)).toMatchObject({ isPartial: false })
    expect(await owned(member)).toEqual({ [krenko]: '1 foil' })
  })

  describe('when the printing became another since', () => {
    test('its copies come back under the new id, and are not withdrawn there', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      const first = await add({ scryfallId: old, quantity: 3 })
      await apply(app(), [removal(old)])
      await member.call(removeFromCollection, { params: { scryfallId: old } })
      const id = await lastChange()
      await apply(app(), [merge(old, now, { performedAt: '2026-08-15' })])
      await undo(id)
      expect(await member.call(listCollection)).toEqual([
        { ...first, scryfallId: now, withdrawnAt: null },
      ])
    })

    test('its copies go from those under the new id', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      await add({ scryfallId: now, quantity: 2 })
      await add({ scryfallId: old, quantity: 3 })
      const id = await lastChange()
      await apply(app(), [merge(old, now)])
      expect(await owned(member)).toEqual({ [now]: '5 nonfoil' })
      expect(await undo(id)).toMatchObject({ printings: 1, isPartial: false })
      expect(await owned(member)).toEqual({ [now]: '2 nonfoil' })
    })

    test('copies that are still under the old id are changed there', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      await apply(app(), [merge(old, now)])
      await insertEntry(app().database.db, member.account.id, { scryfallId: old, quantity: 2 })
      const update = { params: { scryfallId: old }, input: { quantity: 9 } }
      await member.call(updateCollectionEntry, update)
      await undo(await lastChange())
      expect(await owned(member)).toEqual({ [old]: '2 nonfoil' })
    })

    test('that can not be undone', async () => {
      const [old, now] = [freshId('old'), freshId('now')]
      await add({ scryfallId: old, quantity: 3 })
      await apply(app(), [merge(old, now)])
      const refused = member.refusal(undoCollectionChange, { params: { id: await lastChange() } })
      expect(await refused).toMatchObject({ status: 409, code: 'change_not_undoable' })
      expect(await owned(member)).toEqual({ [now]: '3 nonfoil' })
    })
  })

  test('nobody undoes what never was, or what is another user’s', async () => {
    await add({ scryfallId, quantity: 3 })
    const id = await lastChange()
    const other = await collectorIn(app())
    const unknown = { status: 404, code: 'change_not_found' }
    expect(await other.refusal(undoCollectionChange, { params: { id } })).toMatchObject(unknown)
    const never = { params: { id: randomUUID() } }
    expect(await member.refusal(undoCollectionChange, never)).toMatchObject(unknown)
    const malformed = { params: { id: 'the last one' } }
    expect(await member.refusal(undoCollectionChange, malformed)).toMatchObject({ status: 400 })
    expect(await owned(member)).toEqual({ [scryfallId]: '3 nonfoil' })
  })
})
