import {
  addToCollection,
  changePassword,
  createDeck,
  deleteAccount,
  type Endpoint,
  restoreCollection,
  setDeckCard,
  updateDeck,
} from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import type { MemberClient, Payload } from '../test/client.ts'
import { collectorIn } from '../test/collector.ts'
import { makeDeck } from '../test/decks.ts'
import { send } from '../test/importer.ts'
import { interruptedBeforeTransaction } from '../test/interrupted-db.ts'
import { useTestApp } from '../test/test-app.ts'
import { checkPassword } from './own-password.ts'
import { removeUser } from './rules.ts'

const app = useTestApp('sqlite')

/** Deletes the user after the session was found good, just before the next transaction begins. */
function deleteBeforeTransaction({ account }: MemberClient) {
  const { db } = app().database
  const act = () => db.deleteFrom('users').where('id', '=', account.id).execute()
  const { transaction } = interruptedBeforeTransaction(db, { number: 1, act })
  vi.spyOn(db, 'transaction').mockImplementationOnce(transaction)
}

const signedOut = { status: 401, code: 'authentication_required' }
const card = { scryfallId: 'a-card', cardName: 'A card', quantity: 1 }
const [password, newPassword] = ['correct horse battery', 'a brand new passphrase']
const passwords = { currentPassword: password, newPassword, confirmPassword: newPassword }
const writes: [name: string, endpoint: Endpoint, input: object][] = [
  ['adds a card', addToCollection, { scryfallId: 'a-card', quantity: 1 }],
  ['restores the collection', restoreCollection, { at: '2026-08-15T11:00:00.000Z' }],
  ['makes a deck', createDeck, { name: 'Burn', format: 'modern' }],
  ['renames a deck', updateDeck, { name: 'Burn' }],
  ['sets a card of a deck', setDeckCard, card],
  ['changes the password', changePassword, passwords],
  ['deletes the account', deleteAccount, { password }],
]

test.each(writes)(
  'a user who %s while the account is deleted is refused',
  async (_, endpoint, input) => {
    const member = await collectorIn(app())
    const { id } = await makeDeck(member)
    const request: Payload = { params: { id }, input }
    deleteBeforeTransaction(member)
    expect(await member.refusal(endpoint, request)).toMatchObject(signedOut)
  },
)

test('the password of a user who is just being deleted is not compared', async () => {
  const { db } = app().database
  const { account } = await app().member()
  await db.transaction().execute((tx) => removeUser(tx, account.id)) // the rest of it follows later
  const given = { field: 'password', password }
  const check = checkPassword({ db, clock: app().clock }, account, given)
  await expect(check).rejects.toMatchObject(signedOut)
})

test('sending a file while the account is deleted is refused with a message', async () => {
  const member = await collectorIn(app())
  deleteBeforeTransaction(member)
  const response = await send(member, { content: '1 Goblin Guide (ZEN) 126' })
  expect([response.statusCode, response.json().code]).toEqual([401, 'authentication_required'])
})
