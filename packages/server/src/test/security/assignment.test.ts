import {
  addToCollection,
  createDeck,
  getCurrentUser,
  listCollection,
  listDecks,
  login,
  refusals,
  register,
  setDeckCard,
  updateDeck,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onOneEngine } from '../engines.ts'
import { useTestApp } from '../test-app.ts'

const password = 'ten letters'

onOneEngine((engine) => {
  const app = useTestApp(engine)

  test('who registers chooses neither role nor id nor time', async () => {
    const wished = { role: 'admin', id: 'chosen', createdAt: '2000-01-01T00:00:00.000Z' }
    const columns = { user_id: 'chosen', email_key: 'karn@example.org', is_admin: true }
    const input = { email: app().freshEmail(), password, ...wished, ...columns }
    const account = await app().visitor().call(register, { input })
    expect(account).toMatchObject({ role: 'user', createdAt: '2026-08-15T12:00:00.000Z' })
    expect(account.id).toMatch(/^[0-9a-f-]{36}$/)
    const payload = { email: account.email, password }
    expect(await app().visitor().call(login, { input: payload })).toEqual(account)
  })

  test('who adds a card chooses neither its owner nor its times', async () => {
    const [owner, other] = [await app().member(), await app().member()]
    const wished = { userId: owner.account.id, user_id: owner.account.id, id: 'chosen' }
    const times = { addedAt: '2000-01-01T00:00:00.000Z', withdrawnAt: '2000-01-01T00:00:00.000Z' }
    const input = { scryfallId: 'a-card', ...wished, ...times }
    const entry = await other.call(addToCollection, { input })
    expect(entry).toMatchObject({ userId: other.account.id, withdrawnAt: null })
    expect(entry.id).not.toBe('chosen')
    expect(entry.addedAt).toBe('2026-08-15T12:00:00.000Z')
    expect(await owner.call(listCollection)).toEqual([])
  })

  test('who makes a deck and puts cards into it chooses neither owners nor times nor versions', async () => {
    const [owner, other] = [await app().member(), await app().member()]
    const userId = owner.account.id
    const times = { createdAt: '2000-01-01T00:00:00.000Z', updatedAt: '2000-01-01T00:00:00.000Z' }
    const wished = { userId, user_id: userId, id: 'chosen', cardCount: 7, ...times }
    const input = { name: 'Burn', format: 'modern', version: 7, ...wished }
    const made = await other.call(createDeck, { input })
    const noon = '2026-08-15T12:00:00.000Z'
    const own = { userId: other.account.id, createdAt: noon, updatedAt: noon }
    expect(made).toMatchObject({ ...own, cardCount: 0, version: 1 })
    const params = { id: made.id }
    const renamed = await other.call(updateDeck, { params, input: { name: 'Mine', ...wished } })
    expect(renamed).toMatchObject({ ...own, id: made.id, name: 'Mine', version: 2 })
    const theirs = await owner.call(createDeck, { input: { name: 'Theirs', format: 'modern' } })
    const withdrawnAt = '2000-01-01T00:00:00.000Z'
    const card = { scryfallId: 'shock', cardName: 'Shock', deckId: theirs.id, withdrawnAt }
    const set = await other.call(setDeckCard, { params, input: { ...card, deck_id: theirs.id } })
    expect(set.cards).toMatchObject([{ deckId: made.id, withdrawnAt: null }])
    expect(await owner.call(listDecks)).toEqual([theirs])
  })

  test.each([
    '{"scryfallId":"a","__proto__":{"quantity":50}}',
    '{"scryfallId":"a","constructor":{"prototype":{"quantity":50}}}',
  ])('a body can not reach the prototype of objects: %s', async (payload) => {
    const member = await app().member()
    const headers = { 'content-type': 'application/json' }
    await member.send({ method: 'POST', url: addToCollection.path, payload, headers })
    expect('quantity' in {}).toBe(false)
    const quantities = (await member.call(listCollection)).map(({ quantity }) => quantity)
    expect(quantities.filter((quantity) => quantity !== 1)).toEqual([])
  })

  test('of ten concurrent registrations of an address one wins, the others get the reason', async () => {
    const email = app().freshEmail()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const payload = { email: at % 2 ? email : email.toUpperCase(), password }
        return app().visitor().send({ method: 'POST', url: register.path, payload })
      }),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 200)).toEqual([
      200,
    ])
    expect(refused).toHaveLength(9)
    for (const answer of refused) {
      expect(answer.json()).toEqual({ message: refusals.email_taken[1], code: 'email_taken' })
    }
  })

  test('a role taken away is gone from sessions that are open', async () => {
    const admin = await app().admin()
    await app().database.db.updateTable('users').set({ role: 'user' }).execute()
    expect(await admin.call(getCurrentUser)).toMatchObject({ role: 'user' })
  })
})
