import {
  addToCollection,
  limits,
  listCollection,
  listCollectionChanges,
  previewRestoration,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies, inWords, owned } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, insertEntry, merge, removal } from '../test/id-migrations.ts'
import { printing } from '../test/sample-cards.ts'
import { useTestApp } from '../test/test-app.ts'
import { listStates } from './store.ts'

const swords = printing.swordsMysticalArchive
const goblin = printing.goblinGuideZendikar
const krenko = printing.krenkoPrerelease

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  const add = (scryfallId: string, quantity = 1) =>
    member.call(addToCollection, { input: { scryfallId, quantity } })
  const set = (scryfallId: string, quantity: number) =>
    member.call(updateCollectionEntry, { params: { scryfallId }, input: { quantity } })
  const split = (scryfallId: string, ...kinds: Parameters<typeof copies>) =>
    member.call(updateVariants, { params: { scryfallId }, input: { variants: copies(...kinds) } })
  const remove = (scryfallId: string) =>
    member.call(removeFromCollection, { params: { scryfallId } })
  const preview = (at: string) => member.call(previewRestoration, { input: { at } })
  const restore = (at: string) => member.call(restoreCollection, { input: { at } })

  /** The time now; what happens afterwards is later. */
  function moment() {
    const now = app().clock.now().toISOString()
    app().clock.moveForward(1000)
    return now
  }

  test('a restored day has the removed copies, variants and quantities, and nothing else', async () => {
    await add(swords, 3)
    await split(swords, '1 foil LP de', '2 nonfoil')
    moment()
    await add(krenko, 2)
    const then = await member.call(listCollection)
    const at = moment()
    await remove(swords)
    await set(krenko, 9)
    await add(goblin, 4)
    await add(swords, 1)
    moment()
    const reported = await restore(at)
    expect(await member.call(listCollection)).toEqual(then)
    expect(reported).toMatchObject({ at, printings: 3, copiesBefore: 14, copiesAfter: 5 })
    const steps = Object.fromEntries(
      reported.entries.map((entry) => [
        entry.cardName,
        `${inWords(entry.before)} -> ${inWords(entry.after)}`,
      ]),
    )
    expect(steps).toEqual({
      'Goblin Guide': '4 nonfoil -> ',
      'Krenko, Mob Boss': '9 foil -> 2 foil',
      'Swords to Plowshares': '1 nonfoil -> 2 nonfoil, 1 foil LP de',
    })
  })

  test('the preview says the same and does nothing', async () => {
    await add(swords, 3)
    const at = moment()
    await add(goblin)
    await set(swords, 1)
    const before = await member.call(listCollection)
    const shown = await preview(at)
    expect(shown).toMatchObject({ printings: 2, copiesBefore: 2, copiesAfter: 3 })
    expect(await member.call(listCollection)).toEqual(before)
    expect(await member.call(listCollectionChanges)).toMatchObject({ total: 3 })
    expect(await restore(at)).toEqual(shown)
  })

  test('a restoration is a change that is undone', async () => {
    await add(swords, 3)
    const at = moment()
    await remove(swords)
    await add(goblin)
    const before = await member.call(listCollection)
    await restore(at)
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
    const [restored] = (await member.call(listCollectionChanges)).changes
    await member.call(undoCollectionChange, { params: { id: restored?.id ?? '' } })
    expect(await member.call(listCollection)).toEqual(before)
  })

  test('the day before a restoration comes back too', async () => {
    await add(swords, 3)
    const first = moment()
    await set(swords, 8)
    const second = moment()
    await restore(first)
    moment()
    await restore(second)
    expect(await owned(member)).toEqual({ [swords]: '8 nonfoil' })
  })

  test('an entry that went and came again has the day of then', async () => {
    const { id, addedAt } = await add(swords, 3)
    const at = moment()
    await remove(swords)
    const again = await add(swords, 3)
    expect(again.addedAt).not.toBe(addedAt)
    expect(await restore(at)).toMatchObject({ printings: 1, copiesBefore: 3, copiesAfter: 3 })
    expect(await member.call(listCollection)).toMatchObject([{ id, addedAt, quantity: 3 }])
    const stored = await listStates(app().database.db, member.account.id)
    expect(stored.get(swords)).toMatchObject({ id, addedAt })
    const [restored] = (await member.call(listCollectionChanges)).changes
    expect(restored).toMatchObject({ kind: 'restore', printings: 1 })
    await member.call(undoCollectionChange, { params: { id: restored?.id ?? '' } })
    expect(await member.call(listCollection)).toMatchObject([{ addedAt: again.addedAt }])
  })

  test('before everything there was nothing', async () => {
    await add(swords, 3)
    await add(goblin)
    for (const at of [
      '2001-01-01T00:00:00Z',
      '0000-01-01T00:00:00Z',
      '0001-01-01T00:00:00+14:00',
    ]) {
      expect(await preview(at)).toMatchObject({ at, printings: 2, copiesAfter: 0 })
    }
    await restore('0000-01-01T00:00:00Z')
    expect(await owned(member)).toEqual({})
  })

  test('copies from before variants were recorded stay', async () => {
    await insertEntry(app().database.db, member.account.id, { scryfallId: swords, quantity: 4 })
    await add(goblin)
    await set(swords, 5)
    await restore('2001-01-01T00:00:00Z')
    expect(await owned(member)).toEqual({ [swords]: '4 nonfoil' })
  })

  test('nothing is done where nothing happened since', async () => {
    await add(swords, 3)
    const at = moment()
    expect(await restore(at)).toEqual({
      at,
      printings: 0,
      entries: [],
      copiesBefore: 0,
      copiesAfter: 0,
    })
    await set(swords, 4)
    await set(swords, 3)
    expect(await restore(at)).toMatchObject({ printings: 0 })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test('of many entries the first are reported, and how many there are', async () => {
    const at = moment()
    for (let i = 0; i < limits.changedEntriesListed + 3; i++) await add(`card-${100 + i}`, 2)
    const { printings, entries, copiesBefore } = await restore(at)
    expect({ printings, copiesBefore }).toEqual({ printings: 23, copiesBefore: 46 })
    expect(entries).toHaveLength(limits.changedEntriesListed)
    expect(await owned(member)).toEqual({})
  })

  test.each([
    ['2026-08-16T00:00:00Z', 400, 'restoration_ahead'],
    ['9999-12-31T23:59:59-14:00', 400, 'restoration_ahead'],
    ['yesterday', 400, 'bad_input'],
    ['2026-08-14', 400, 'bad_input'],
    ['2026-02-30T00:00:00Z', 400, 'bad_input'],
    [undefined, 400, 'bad_input'],
  ])('%s can not be restored', async (at, status, code) => {
    await add(swords, 3)
    for (const endpoint of [previewRestoration, restoreCollection]) {
      expect(await member.refusal(endpoint, { input: { at } })).toMatchObject({ status, code })
    }
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test('now can be restored, which does nothing', async () => {
    await add(swords, 3)
    expect(await restore(app().clock.now().toISOString())).toMatchObject({ printings: 0 })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
  })

  test("another member's collection stays as it is", async () => {
    await add(swords, 3)
    const other = await collectorIn(app())
    await other.call(addToCollection, { input: { scryfallId: goblin } })
    await other.call(restoreCollection, { input: { at: '2001-01-01T00:00:00Z' } })
    expect(await owned(member)).toEqual({ [swords]: '3 nonfoil' })
    expect(await owned(other)).toEqual({})
    expect(await app().visitor().refusal(restoreCollection)).toMatchObject({ status: 401 })
  })

  describe('when printings became one since', () => {
    const ids = () => ({ old: freshId('old'), now: freshId('now') })

    test('what there was of both is under the new id', async () => {
      const { old, now } = ids()
      const first = await add(old, 2)
      moment()
      await add(now, 3)
      const at = moment()
      await apply(app(), [merge(old, now)])
      await set(now, 9)
      await restore(at)
      expect(await member.call(listCollection)).toMatchObject([
        { scryfallId: now, quantity: 5, addedAt: first.addedAt },
      ])
    })

    test('what was removed under the old id comes to what is under the new one', async () => {
      const { old, now } = ids()
      await add(old, 2)
      await add(now, 3)
      const at = moment()
      await remove(old)
      await apply(app(), [merge(old, now)])
      await restore(at)
      expect(await owned(member)).toEqual({ [now]: '5 nonfoil' })
    })

    test('what is still under the old id is restored there', async () => {
      const { old, now } = ids()
      await apply(app(), [merge(old, now)])
      await insertEntry(app().database.db, member.account.id, { scryfallId: old, quantity: 2 })
      await add(now, 3)
      const at = moment()
      await set(old, 9)
      await restore(at)
      expect(await owned(member)).toEqual({ [old]: '2 nonfoil', [now]: '3 nonfoil' })
    })
  })

  test('a mark that the printing is withdrawn is of today', async () => {
    const gone = freshId('gone')
    await add(gone, 2)
    const at = moment()
    await apply(app(), [removal(gone)])
    await set(gone, 7)
    const [marked] = await member.call(listCollection)
    await restore(at)
    expect(marked?.withdrawnAt).not.toBeNull()
    expect(await member.call(listCollection)).toMatchObject([
      { quantity: 2, withdrawnAt: marked?.withdrawnAt },
    ])
  })

  test('a clock that was put back makes no half of a day come back', async () => {
    await add(swords, 1)
    const at = moment()
    await set(swords, 2)
    app().clock.moveForward(-5000)
    await add(goblin)
    await set(swords, 3)
    app().clock.moveForward(5000)
    await restore(at)
    expect(await owned(member)).toEqual({ [swords]: '1 nonfoil' })
  })
})
