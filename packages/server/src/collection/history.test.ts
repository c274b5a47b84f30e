import {
  addToCollection,
  limits,
  listCollectionChanges,
  removeFromCollection,
  restoreCollection,
  undoCollectionChange,
  updateCollectionEntry,
  updateVariants,
} from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import type { MemberClient } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { copies, inWords } from '../test/copies.ts'
import { onEveryEngine } from '../test/engines.ts'
import { apply, freshId, merge, removal } from '../test/id-migrations.ts'
import { printing, unknownPrinting } from '../test/sample-cards.ts'
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

  /** Each change in words, the newest first: `add 2 nonfoil -> 3 nonfoil`. */
  async function reported(input: object = {}) {
    const { changes } = await member.call(listCollectionChanges, { input })
    return changes.map(({ kind, entries }) =>
      [kind, ...entries.map(({ before, after }) => `${inWords(before)} -> ${inWords(after)}`)].join(
        ' ',
      ),
    )
  }

  test('an empty history says so', async () => {
    const none = { changes: [], total: 0, hasMore: false, beginsAt: null }
    expect(await member.call(listCollectionChanges)).toEqual(none)
  })

  test('every kind of change says what was before and what is after it, newest first', async () => {
    await add({ scryfallId, quantity: 2 })
    await member.call(updateCollectionEntry, { params, input: { quantity: 3 } })
    await member.call(updateVariants, { params, input: { variants: copies('1 foil LP de') } })
    await member.call(removeFromCollection, { params })
    const { changes } = await member.call(listCollectionChanges)
    await member.call(undoCollectionChange, { params: { id: changes[0]?.id ?? '' } })
    await member.call(restoreCollection, { input: { at: '2026-08-15T00:00:00Z' } })
    expect(await reported()).toEqual([
      'restore 1 foil LP de -> ',
      'undo  -> 1 foil LP de',
      'remove 1 foil LP de -> ',
      'split 3 nonfoil -> 1 foil LP de',
      'set 2 nonfoil -> 3 nonfoil',
      'add  -> 2 nonfoil',
    ])
  })

  test('a change tells when it was, what it undid or restored, and whether it is undone', async () => {
    const start = app().clock.now().toISOString()
    await add({ scryfallId })
    app().clock.moveForward(60_000)
    const [added] = (await member.call(listCollectionChanges)).changes
    await member.call(undoCollectionChange, { params: { id: added?.id ?? '' } })
    const now = app().clock.now().toISOString()
    await member.call(restoreCollection, { input: { at: start } })
    const { changes } = await member.call(listCollectionChanges)
    const facts = { undoneAt: null, undoes: null, restoresAt: null, printings: 1 }
    expect(changes).toMatchObject([
      { ...facts, kind: 'restore', happenedAt: now, restoresAt: start },
      { ...facts, kind: 'undo', happenedAt: now, undoes: added?.id },
      { ...facts, kind: 'add', happenedAt: start, undoneAt: now },
    ])
  })

  test('cards have their names, and those that nobody knows have none', async () => {
    await add({ scryfallId })
    await add({ scryfallId: unknownPrinting })
    const { changes } = await member.call(listCollectionChanges)
    const nothing = { cardName: null, setCode: null, collectorNumber: null }
    expect(changes.map(({ entries }) => entries[0])).toMatchObject([
      { scryfallId: unknownPrinting, ...nothing },
      { scryfallId, cardName: 'Swords to Plowshares', setCode: 'sta', collectorNumber: '10' },
    ])
  })

  test('requests without an effect are not listed', async () => {
    await add({ scryfallId, quantity: 99 })
    await add({ scryfallId })
    await member.call(updateCollectionEntry, { params, input: { quantity: 99 } })
    expect(await reported()).toEqual(['add  -> 99 nonfoil'])
    expect(await member.call(listCollectionChanges)).toMatchObject({ total: 1 })
  })

  test('of one printing there is what happened to it, and nothing else', async () => {
    const other = printing.goblinGuideZendikar
    await add({ scryfallId })
    app().clock.moveForward(1000)
    await add({ scryfallId: other, quantity: 2 })
    await add({ scryfallId: other, finish: 'foil' })
    await member.call(restoreCollection, { input: { at: '2026-08-15T00:00:00Z' } })
    expect(await reported({ scryfallId: other })).toEqual([
      'restore 2 nonfoil, 1 foil -> ',
      'add 2 nonfoil -> 2 nonfoil, 1 foil',
      'add  -> 2 nonfoil',
    ])
    const ofOther = await member.call(listCollectionChanges, { input: { scryfallId: other } })
    expect(ofOther.total).toBe(3)
    expect(ofOther.changes[0]).toMatchObject({ printings: 2, entries: [{ scryfallId: other }] })
    const unknown = await member.call(listCollectionChanges, { input: { scryfallId: 'unknown' } })
    expect(unknown).toEqual({ changes: [], total: 0, hasMore: false, beginsAt: null })
  })

  test('it has pages, of which the last one is the beginning', async () => {
    const page = limits.collectionChangesPage
    for (let i = 0; i < page + 2; i++) await add({ scryfallId })
    const first = await member.call(listCollectionChanges)
    const second = await member.call(listCollectionChanges, { input: { page: 2 } })
    expect(first.changes).toHaveLength(page)
    expect(first).toMatchObject({ total: page + 2, hasMore: true })
    expect(second).toMatchObject({ total: page + 2, hasMore: false, beginsAt: null })
    expect(await reported({ page: 2 })).toEqual(['add 1 nonfoil -> 2 nonfoil', 'add  -> 1 nonfoil'])
    const beyond = await member.call(listCollectionChanges, { input: { page: 3 } })
    expect(beyond).toEqual({ changes: [], total: page + 2, hasMore: false, beginsAt: null })
    for (const wrong of [0, -1, 1.5, 'two', 10_001]) {
      const refused = await member.refusal(listCollectionChanges, { input: { page: wrong } })
      expect(refused).toMatchObject({ status: 400, issues: [{ path: 'page' }] })
    }
  })

  test('of a change of many printings the first are reported, and how many there are', async () => {
    const reported = limits.changedEntriesListed
    for (let i = 0; i < reported + 3; i++) await add({ scryfallId: `card-${100 + i}` })
    await member.call(restoreCollection, { input: { at: '2026-08-15T00:00:00Z' } })
    const { changes } = await member.call(listCollectionChanges)
    expect(changes[0]).toMatchObject({ kind: 'restore', printings: reported + 3 })
    expect(changes[0]?.entries).toHaveLength(reported)
    expect(changes[0]?.entries[0]?.scryfallId).toBe('card-100')
    expect(changes[1]?.entries).toHaveLength(1)
  })

  test('printings that the card-data service made one are in it, as one change', async () => {
    const [a, b, c, d] = [freshId('a'), freshId('b'), freshId('c'), freshId('d')]
    await add({ scryfallId: a, quantity: 2 })
    await add({ scryfallId: b, quantity: 3 })
    await add({ scryfallId: c, quantity: 4 })
    await apply(app(), [merge(a, b), merge(c, d)])
    const { changes, total } = await member.call(listCollectionChanges)
    expect(total).toBe(4)
    expect(changes[0]).toMatchObject({ kind: 'merge', printings: 4 })
    const steps = changes[0]?.entries.map(
      ({ scryfallId, before, after }) => `${scryfallId}: ${inWords(before)} -> ${inWords(after)}`,
    )
    expect(steps).toEqual([
      `${a}: 2 nonfoil -> `,
      `${b}: 3 nonfoil -> 5 nonfoil`,
      `${c}: 4 nonfoil -> `,
      `${d}:  -> 4 nonfoil`,
    ])
  })

  test('three printings that became one are three entries of a change', async () => {
    const [a, b, c] = [freshId('a'), freshId('b'), freshId('c')]
    for (const scryfallId of [a, b]) await add({ scryfallId, quantity: 2 })
    await apply(app(), [merge(a, c), merge(b, c)])
    const { changes } = await member.call(listCollectionChanges)
    expect(changes[0]).toMatchObject({ kind: 'merge', printings: 3 })
    expect(await reported({ scryfallId: c })).toEqual([
      expect.stringContaining(' -> 4 nonfoil'),
      'add  -> 2 nonfoil',
      'add  -> 2 nonfoil',
    ])
    expect(await reported({ scryfallId: a })).toHaveLength(2) // what became of the others is not its history
  })

  test('a printing that is withdrawn, or listed again, is no change of the copies', async () => {
    const gone = freshId('gone')
    await add({ scryfallId: gone, quantity: 2 })
    await apply(app(), [removal(gone)])
    expect(await reported()).toEqual(['add  -> 2 nonfoil'])
    const [old, now] = [freshId('old'), freshId('now')]
    await add({ scryfallId: old })
    await apply(app(), [merge(old, now)], [gone]) // a change with others, in one transaction
    expect(await reported()).toEqual([
      'merge  -> 1 nonfoil 1 nonfoil -> ',
      'add  -> 1 nonfoil',
      'add  -> 2 nonfoil',
    ])
    expect(await reported({ scryfallId: gone })).toEqual(['add  -> 2 nonfoil'])
  })

  test("another member's changes are not in it", async () => {
    await add({ scryfallId })
    const other = await collectorIn(app())
    const none = { changes: [], total: 0, hasMore: false, beginsAt: null }
    expect(await other.call(listCollectionChanges)).toEqual(none)
    expect(await other.call(listCollectionChanges, { input: params })).toEqual(none)
    expect(await app().visitor().refusal(listCollectionChanges)).toMatchObject({ status: 401 })
  })
})
