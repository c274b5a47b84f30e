import { randomUUID } from 'node:crypto'
import {
  addToCollection,
  deleteUser,
  getCurrentUser,
  listCollection,
  listUsers,
  login,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { changeRole } from '../accounts/rules.ts'
import { deckOf } from '../test/decks.ts'
import { onEveryEngine } from '../test/engines.ts'
import { allRows, rowsOf, rowsWithout } from '../test/security/rows.ts'
import { useTestApp } from '../test/test-app.ts'

const notThere = {
  status: 404,
  code: 'user_not_found',
  message: 'There is no such user. The account may have been deleted already.',
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function memberWithCard() {
    const member = await app().member()
    await member.call(addToCollection, { input: { scryfallId: 'a-card' } })
    await deckOf(member, { 'a-card': 4 })
    return member
  }

  test('with a user goes all that they have, and nothing else changes', async () => {
    const { db } = app().database
    const [leaving, staying] = [await memberWithCard(), await memberWithCard()]
    const admin = await app().admin()
    const userId = leaving.account.id
    const before = await allRows(db)
    const own = { users: [{}], session: [{}], collection: [{}], decks: [{}], deck_cards: [{}] }
    expect(rowsOf(before, userId)).toMatchObject(own)

    const url = `/api/admin/users/${userId}`
    const response = await admin.send({ method: 'DELETE', url })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    const after = await allRows(db)
    expect(Object.values(rowsOf(after, userId)).flat()).toEqual([])
    expect(after).toEqual(rowsWithout(before, userId))
    expect(await staying.call(listCollection)).toHaveLength(1)
  })

  test('the sessions of who is deleted are over, and they can’t sign in any more', async () => {
    const leaving = await app().member()
    const { email } = leaving.account
    const elsewhere = app().visitor()
    await elsewhere.call(login, { input: { email, password: leaving.password } })
    const admin = await app().admin()
    await admin.call(deleteUser, { params: { id: leaving.account.id } })
    for (const client of [leaving, elsewhere]) {
      expect(await client.refusal(getCurrentUser)).toMatchObject({ status: 401 })
    }
    const tried = elsewhere.refusal(login, { input: { email, password: leaving.password } })
    expect(await tried).toMatchObject({ status: 401, code: 'wrong_credentials' })
    const { users } = await admin.call(listUsers, { input: { search: email } })
    expect(users).toEqual([])
    const again = await app().member(email) // the address is free for another user
    expect(again.account.id).not.toBe(leaving.account.id)
  })

  test('an admin can delete another admin', async () => {
    const [admin, other] = [await app().admin(), await app().admin()]
    await admin.call(deleteUser, { params: { id: other.account.id } })
    expect(await other.refusal(listUsers)).toMatchObject({ status: 401 })
  })

  test.each(['as it is', 'in capitals'])('nobody deletes themself, with the id %s', async (how) => {
    const admin = await app().admin()
    const { id } = admin.account
    const params = { id: how === 'in capitals' ? id.toUpperCase() : id }
    expect(await admin.refusal(deleteUser, { params })).toEqual({
      status: 403,
      code: 'own_account',
      message: "You can't delete your own account here. Do that on your account page.",
    })
    expect(await admin.call(getCurrentUser)).toMatchObject({ id })
  })

  test('an id in capitals means the same user', async () => {
    const [admin, leaving] = [await app().admin(), await app().member()]
    await admin.call(deleteUser, { params: { id: leaving.account.id.toUpperCase() } })
    expect(await leaving.refusal(getCurrentUser)).toMatchObject({ status: 401 })
  })

  test.each([randomUUID(), 'nobody', "' or 1=1 --", 'a\0b', '%', 'x'.repeat(90)])(
    'nobody has the id “%s”',
    async (id) => {
      const admin = await app().admin()
      expect(await admin.refusal(deleteUser, { params: { id } })).toEqual(notThere)
    },
  )

  test('users and visitors delete nobody', async () => {
    const [member, other] = [await app().member(), await app().member()]
    const params = { id: other.account.id }
    const refusal = await member.refusal(deleteUser, { params })
    expect(refusal).toMatchObject({ status: 403, code: 'admin_only' })
    const self = await member.refusal(deleteUser, { params: { id: member.account.id } })
    expect(self).toMatchObject({ status: 403, code: 'admin_only' })
    expect(await app().visitor().refusal(deleteUser, { params })).toMatchObject({ status: 401 })
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  test('an admin who was demoted meanwhile deletes and sees nobody', async () => {
    const [admin, other] = [await app().admin(), await app().member()]
    await admin.call(listUsers)
    await changeRole({ db: app().database.db, clock: app().clock }, admin.account.email, 'user')
    const refusal = { status: 403, code: 'admin_only' }
    const params = { id: other.account.id }
    expect(await admin.refusal(deleteUser, { params })).toMatchObject(refusal)
    expect(await admin.refusal(listUsers)).toMatchObject(refusal)
    expect(await other.call(getCurrentUser)).toEqual(other.account)
  })

  describe('at one time', () => {
    test('of two admins who delete one user, one does and the other finds nobody', async () => {
      const [admin, other, leaving] = [
        await app().admin(),
        await app().admin(),
        await memberWithCard(),
      ]
      const url = `/api/admin/users/${leaving.account.id}`
      const responses = await Promise.all(
        [admin, other].map((client) => client.send({ method: 'DELETE', url })),
      )
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    })

    test('of two admins who delete one another, one stays', async () => {
      const admins = [await app().admin(), await app().admin()]
      const ids = admins.map(({ account }) => account.id).reverse()
      const responses = await Promise.all(
        admins.map((client, place) =>
          client.send({ method: 'DELETE', url: `/api/admin/users/${ids[place]}` }),
        ),
      )
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 401])
    })
  })
})
