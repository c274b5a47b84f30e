import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  deleteAccount,
  exportAccount,
  forgotPassword,
  getCurrentUser,
  limits,
  listCollection,
  listSessions,
  login,
  register,
} from '@manafolio/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import type { MemberClient } from '../test/client.ts'
import { onEveryEngine } from '../test/engines.ts'
import { useTestApp } from '../test/test-app.ts'
import { deleteUser } from './rules.ts'

const noon = '2026-08-15T12:00:00.000Z'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('no table keeps a word of the user, and others keep everything', async () => {
    const [leaving, staying] = [await memberWithEverything(), await memberWithEverything()]
    const before = await rowsNaming(app().database, staying)
    expect(before).toMatchObject({ users: 1, session: 2, collection: 2, decks: 1, card_changes: 1 })
    expect(await rowsNaming(app().database, leaving)).toEqual(before)
    const { message } = await leaving.call(deleteAccount, { input: passwordOf(leaving) })
    expect(message).toBe('Your account and everything in it has been deleted.')
    expect(await rowsNaming(app().database, leaving)).toEqual({})
    expect(await rowsNaming(app().database, staying)).toEqual(before)
    expect(await staying.call(listCollection)).toHaveLength(2)
  })

  test('the deck’s cards go with the deck', async () => {
    const { db } = app().database
    const leaving = await memberWithEverything()
    const cards = () =>
      db
        .selectFrom('deck_cards')
        .select('deck_id')
        .where('deck_id', '=', deckIdOf(leaving))
        .execute()
    expect(await cards()).toHaveLength(1)
    await leaving.call(deleteAccount, { input: passwordOf(leaving) })
    expect(await cards()).toHaveLength(0)
  })

  test('all sessions are ended, and the browser’s cookie is cleared', async () => {
    const member = await app().member()
    const phone = app().visitor()
    await phone.call(login, { input: credentialsOf(member) })
    await member.call(deleteAccount, { input: passwordOf(member) })
    expect(member.session()).toBeUndefined()
    for (const client of [member, phone]) {
      expect(await client.refusal(getCurrentUser)).toMatchObject({
        status: 401,
        message: 'Authentication required',
      })
    }
  })

  test('a wrong password deletes nothing and ends nothing', async () => {
    const member = await app().member()
    const input = { password: 'not the password' }
    const message = 'Your current password is incorrect.'
    expect(await member.refusal(deleteAccount, { input })).toEqual({
      status: 403,
      code: 'wrong_password',
      message,
      issues: [{ path: 'password', message }],
    })
    expect(await member.call(getCurrentUser)).toEqual(member.account)
  })

  test('without a password, or without a session, nothing is deleted', async () => {
    const member = await app().member()
    expect(await member.refusal(deleteAccount, { input: { password: '' } })).toMatchObject({
      status: 400,
      message: 'Password is required',
    })
    const visitor = app().visitor()
    expect(await visitor.refusal(deleteAccount, { input: passwordOf(member) })).toMatchObject({
      status: 401,
    })
    expect(await member.call(getCurrentUser)).toEqual(member.account)
  })

  test('an e-mail confirms it', async () => {
    const member = await app().member()
    await member.call(deleteAccount, { input: passwordOf(member) })
    const mail = await app().mailer.mailTo(member.account.email)
    expect(mail.subject).toBe('Your Manafolio account was deleted')
    expect(mail.text).toContain('deleted on 15 August 2026, 12:00 UTC')
    expect(mail.html).toContain('15 August 2026, 12:00 UTC')
  })

  test('the address can register again, and finds nothing of before', async () => {
    const member = await memberWithEverything()
    await member.call(deleteAccount, { input: passwordOf(member) })
    const visitor = app().visitor()
    const again = await visitor.call(register, { input: credentialsOf(member) })
    expect(again.id).not.toBe(member.account.id)
    expect(await visitor.call(listCollection)).toEqual([])
  })

  test('an admin can go as well, also the last one', async () => {
    const admin = await app().admin()
    await admin.call(deleteAccount, { input: passwordOf(admin) })
    expect(await admin.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('twice at once is done once', async () => {
    const member = await app().member()
    const request = {
      method: 'POST',
      url: deleteAccount.path,
      payload: passwordOf(member),
    } as const
    const answers = await Promise.all([member.send(request), member.send(request)])
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
    expect(statuses).toEqual([200, 401])
    expect(await rowsNaming(app().database, member)).toEqual({})
  })

  test('what is under way in other requests leaves nothing behind and breaks nothing', async () => {
    const member = await memberWithEverything()
    const { email } = member.account
    const phone = app().visitor()
    const adds = Array.from({ length: 12 }, (_, i) => ({
      method: 'POST' as const,
      url: addToCollection.path,
      payload: { scryfallId: `late-${i}` },
    }))
    const reads = [listCollection, listSessions, exportAccount].map(({ path }) => ({
      method: 'GET' as const,
      url: path,
    }))
    const deletion = { url: deleteAccount.path, payload: passwordOf(member) }
    const mail = { method: 'POST' as const, url: forgotPassword.path, payload: { email } }
    const answers = await Promise.all([
      ...adds.slice(0, 6).map((add) => member.send(add)),
      phone.send({ method: 'POST', url: login.path, payload: credentialsOf(member) }),
      member.send({ method: 'POST', ...deletion }),
      phone.send(mail),
      ...[...adds.slice(6), ...reads].map((request) => member.send(request)),
    ])
    const statuses = new Set(answers.map(({ statusCode }) => statusCode))
    for (const status of statuses) expect([200, 401]).toContain(status)
    expect(await rowsNaming(app().database, member)).toEqual({})
    expect(await phone.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test('deleting a user who does not exist is refused', async () => {
    const { db } = app().database
    const { account } = await app().member()
    expect(await deleteUser(db, account.id)).toBe(true)
    expect(await deleteUser(db, account.id)).toBe(false)
  })

  /** A user with a row in every table that can have one. */
  async function memberWithEverything() {
    const member = await app().member()
    await app()
      .visitor()
      .call(login, { input: credentialsOf(member) })
    for (const scryfallId of ['a-card', 'another-card']) {
      await member.call(addToCollection, { input: { scryfallId } })
    }
    await insertDeckTokenAndChange(app().database, member)
    return member
  }
})

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a password can not be found out here: after too many wrong ones there is a wait', async () => {
    const member = await app().member()
    const input = { password: 'a guess of many' }
    for (let guess = 0; guess < limits.loginTriesPerAccount; guess++) {
      expect(await member.refusal(deleteAccount, { input })).toMatchObject({ status: 403 })
    }
    const right = { input: passwordOf(member) }
    expect(await member.refusal(deleteAccount, right)).toMatchObject({ status: 429 })
    expect(await member.call(getCurrentUser)).toEqual(member.account)
  })
})

function passwordOf({ password }: MemberClient) {
  return { password }
}

function credentialsOf({ account, password }: MemberClient) {
  return { email: account.email, password }
}

/** A deck has the id of its owner here, so that it can be found without them. */
function deckIdOf({ account }: MemberClient) {
  return account.id
}

/** How many rows of each table say the id or the address of a user anywhere, without zeros. */
async function rowsNaming(
  { db }: Database,
  { account }: MemberClient,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name, columns } of await db.introspection.getTables()) {
    const texts = columns.map((column) => sql`coalesce(cast(${sql.ref(column.name)} as text), '')`)
    const all = sql.join(texts, sql` || ' ' || `)
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}
      where ${all} like ${`%${account.id}%`} or ${all} like ${`%${account.email}%`}`.execute(db)
    const count = Number(rows[0]?.count)
    if (count > 0) counts[name] = count
  }
  return counts
}

async function insertDeckTokenAndChange({ db }: Database, member: MemberClient) {
  const userId = member.account.id
  const times = { created_at: noon, updated_at: noon }
  const facts = { name: 'Burn', format: 'modern', description: null }
  const deck = { id: deckIdOf(member), user_id: userId, commander_id: null, commander_name: null }
  await db
    .insertInto('decks')
    .values({ ...deck, ...facts, ...times })
    .execute()
  const card = { scryfall_id: 'a-card', card_name: 'Lightning Bolt', tcgplayer_id: null }
  await db
    .insertInto('deck_cards')
    .values({ deck_id: deckIdOf(member), ...card, quantity: 4, slot_type: 'main' })
    .execute()
  await db
    .insertInto('password_reset_tokens')
    .values({
      id: randomUUID(),
      user_id: userId,
      token: randomUUID(),
      created_at: noon,
      expires_at: noon,
    })
    .execute()
  const migration = { id: randomUUID(), strategy: 'delete', performed_at: noon, recorded_at: noon }
  const old = { old_scryfall_id: 'an-old-id', new_scryfall_id: null, card_name: null }
  await db
    .insertInto('card_migrations')
    .values({ ...migration, ...old, note: null, set_code: null, collector_number: null })
    .execute()
  const counts = { quantity: 2, quantity_there: 0, quantity_after: 2 }
  const place = { place: 'collection', deck_id: null, deck_name: null, seen_at: null }
  await db
    .insertInto('card_changes')
    .values({
      id: randomUUID(),
      user_id: userId,
      migration_id: migration.id,
      strategy: 'delete',
      ...old,
      ...counts,
      ...place,
      happened_at: noon,
    })
    .execute()
}
