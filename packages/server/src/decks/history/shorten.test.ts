import { getDeckVersion, limits, listDeckChanges, updateDeck } from '@manafolio/contract'
import { beforeEach, expect, test } from 'vitest'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { makeDeck } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'
import { shortenDeckHistories } from './shorten.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)
  let member: MemberClient

  beforeEach(async () => {
    member = await collectorIn(app())
  })

  /** Gives a deck so many more versions, each with a change of that size. */
  async function addVersions(id: string, count: number, size = 2) {
    const { db } = app().database
    const changes = Array.from({ length: count }, (_, i) => ({
      deck_id: id,
      version: i + 2,
      happened_at: new Date(app().clock.now().getTime() + i).toISOString(),
      kind: 'cards',
      cards: '[]',
      size,
    }))
    await bulkInsert(db, 'deck_changes', changes).execute()
    await db
      .updateTable('decks')
      .set({ version: count + 1 })
      .where('id', '=', id)
      .execute()
  }

  const historyOf = (id: string) => member.call(listDeckChanges, { params: { id }, input: {} })

  test('the oldest changes of a long history are removed by the next ones', async () => {
    const { id } = await makeDeck(member)
    await addVersions(id, limits.deckChanges)
    expect(await historyOf(id)).toMatchObject({ isOlderRemoved: false })
    const { version } = await historyOf(id)
    const input = { name: 'Burn', version }
    await member.call(updateDeck, { params: { id }, input })
    expect(await historyOf(id)).toMatchObject({
      totalCount: limits.deckChanges,
      isOlderRemoved: true,
    })
    const gone = { params: { id, version: '1' } }
    const refused = await member.refusal(getDeckVersion, gone)
    expect(refused).toMatchObject({ status: 404, code: 'deck_version_not_found' })
    expect(await member.call(getDeckVersion, { params: { id, version: '3' } })).toMatchObject({
      version: 3,
    })
  })

  test('all decks of a user have room for so many changes in all; others have theirs', async () => {
    const other = await collectorIn(app())
    const { id: theirs } = await makeDeck(other)
    await addVersions(theirs, 5, limits.allDeckChangesBytes)
    const { id: first } = await makeDeck(member)
    await addVersions(first, 5)
    app().clock.moveForward(1000)
    const { id: second } = await makeDeck(member)
    await addVersions(second, 3, limits.allDeckChangesBytes / 2)
    await shortenDeckHistories(app().database.db, member.account.id)
    expect(await historyOf(first)).toMatchObject({ totalCount: 0, isOlderRemoved: true })
    expect(await historyOf(second)).toMatchObject({ totalCount: 2, isOlderRemoved: true })
    const { totalCount } = await other.call(listDeckChanges, { params: { id: theirs }, input: {} })
    expect(totalCount).toBe(6)
  })
})
