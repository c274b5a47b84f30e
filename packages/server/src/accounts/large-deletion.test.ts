import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  getCurrentUser,
  getSharedDeck,
  listUsers,
  shareDeck,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { bulkInsert } from '../db/bulk-insert.ts'
import { type MemberClient, signedInAs } from '../test/client.ts'
import { makeDeck } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { upload } from '../test/importer.ts'
import { largeList } from '../test/large-list.ts'
import { printing } from '../test/sample-cards.ts'
import { allRows, rowsOf } from '../test/security/rows.ts'
import { useTestApp } from '../test/test-app.ts'
import { deleteExpired, deleteUser, removeUser } from './rules.ts'

const now = '2026-08-15T12:00:00.000Z'
const scryfallId = printing.lightningBoltAlpha

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  /** A user with more of everything than one statement deletes. */
  async function collector() {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId } })
    await upload(member, largeList(600, scryfallId))
    const user_id = member.account.id
    const rows = Array.from({ length: 1200 }, (_, i) => ({ user_id, scryfall_id: `card-${i}` }))
    const { db } = app().database
    const owned = rows.map((row) => ({ ...row, id: randomUUID(), quantity: 1, added_at: now }))
    await bulkInsert(db, 'collection', owned).execute()
    const edits = rows.map((row) => ({ ...row, number: 1, before: null, after: null, is_mark: 0 }))
    await bulkInsert(db, 'collection_change_entries', edits).execute()
    const { id } = await makeDeck(member)
    return { member, deckId: id }
  }

  async function rowsLeft({ account }: MemberClient) {
    const rows = rowsOf(await allRows(app().database.db), account.id)
    return Object.values(rows).flat()
  }

  test('all that a user has is deleted, however much it is', async () => {
    const { member } = await collector()
    expect((await rowsLeft(member)).length).toBeGreaterThan(3000)
    expect(await deleteUser(app().database.db, member.account.id)).toBe(true)
    expect(await rowsLeft(member)).toEqual([])
    expect(await deleteUser(app().database.db, member.account.id)).toBe(false)
  })

  test('a user whose deletion is killed is gone for everybody, and finished by the next start', async () => {
    const { member, deckId } = await collector()
    const { db } = app().database
    const { shareId } = await member.call(shareDeck, { params: { id: deckId } })
    const { email, id } = member.account
    const admin = await app().admin()
    const before = await admin.call(listUsers, { input: {} })
    await db.transaction().execute((tx) => removeUser(tx, id)) // and then it is killed
    expect(await member.refusal(getCurrentUser, {})).toMatchObject({ status: 401 })
    expect(await app().visitor().refusal(getSharedDeck, { params: { shareId } })).toMatchObject({
      status: 404,
    })
    for (const search of ['', email, id]) {
      const { users, totalCount } = await admin.call(listUsers, { input: { search } })
      expect(users.map((user) => user.id)).not.toContain(id)
      expect(totalCount).toBe(before.totalCount - 1)
    }
    const next = await app().member(email)
    expect((await signedInAs(app().visitor(), email)).account.id).toBe(next.account.id)
    expect((await rowsLeft(member)).length).toBeGreaterThan(3000)
    await deleteExpired({ db, clock: app().clock })
    expect(await rowsLeft(member)).toEqual([])
    expect(await next.call(getCurrentUser)).toMatchObject({ email })
  })
})
