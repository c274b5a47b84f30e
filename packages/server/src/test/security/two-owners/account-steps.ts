import { randomUUID } from 'node:crypto'
import {
  changePassword,
  createAccessToken,
  createSavedSearch,
  deleteAccount,
  deleteSavedSearch,
  endOtherSessions,
  endSession,
  forgotPassword,
  importAccount,
  listSessions,
  login,
  logout,
  previewAccountImport,
  resetPassword,
  revokeAccessToken,
  sendVerificationEmail,
  updateSavedSearch,
  updateUserSettings,
} from '@manafolio/contract'
import { hash } from '@node-rs/argon2'
import { changeRole } from '../../../accounts/rules.ts'
import { call, idOf, type Owner } from './owner.ts'
import type { OwnerSteps } from './steps.ts'

const [first, second, third] = ['the first password', 'the second password', 'the third password']

export const firstAccountSteps: OwnerSteps = {
  'gets an account': insertUser,
  'signs in': (owner) => signIn(owner, first, owner.laptop),
  'signs in on a phone': (owner) => signIn(owner, first),
  'imports an export': async (owner) => {
    const file = exportOf(owner)
    await call(owner, previewAccountImport, { file })
    await call(owner, importAccount, { file })
  },
  'chooses a theme': (owner) =>
    call(owner, updateUserSettings, { input: { theme: owner.name === 'ada' ? 'dark' : 'light' } }),
  'saves a search': (owner) => saveSearch(owner, 'Goblins'),
  'saves a search that goes again': (owner) => saveSearch(owner, 'Elves'),
  'renames a saved search': (owner) =>
    call(owner, updateSavedSearch, {
      params: { id: idOf(owner, 'Goblins') },
      input: { name: 'Big goblins' },
    }),
  'deletes a saved search': (owner) =>
    call(owner, deleteSavedSearch, { params: { id: idOf(owner, 'Elves') } }),
  'makes an access token': (owner) => makeAccessToken(owner, 'Backup'),
  'makes an access token that goes again': (owner) => makeAccessToken(owner, 'Trial'),
  'revokes an access token': (owner) =>
    call(owner, revokeAccessToken, { params: { tokenId: idOf(owner, 'Trial') } }),
  'requests a confirmation link': (owner) => call(owner, sendVerificationEmail),
  'becomes an admin': ({ app, email }) =>
    changeRole({ db: app.database.db, clock: app.clock }, email, 'admin'),
  'is no admin any more': ({ app, email }) =>
    changeRole({ db: app.database.db, clock: app.clock }, email, 'user'),
}

export const lastAccountSteps: OwnerSteps = {
  'ends the session of the phone': async (owner) => {
    const sessions: { id: string; isCurrent: boolean }[] = await call(owner, listSessions)
    const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    await call(owner, endSession, { params: { sessionId } })
  },
  'signs in and out on the phone': async (owner) => {
    await signIn(owner, first)
    await call(owner, logout, { client: owner.phone })
  },
  'ends the other sessions': async (owner) => {
    await signIn(owner, first)
    await call(owner, endOtherSessions)
  },
  'requests a password reset': requestReset,
  'changes the password': (owner) =>
    call(owner, changePassword, {
      input: {
        currentPassword: passwordOf(owner, first),
        newPassword: passwordOf(owner, second),
        confirmPassword: passwordOf(owner, second),
      },
    }),
  'requests another password reset': requestReset,
  'sets a password by the link': async (owner) => {
    const token = owner.ids.get('token') ?? ''
    const password = passwordOf(owner, third)
    const input = { token, newPassword: password, confirmPassword: password }
    await call(owner, resetPassword, { input })
  },
  'signs in again': (owner) => signIn(owner, third),
}

export const endSteps: OwnerSteps = {
  'deletes the account': (owner) =>
    call(owner, deleteAccount, {
      client: owner.phone,
      input: { password: passwordOf(owner, third) },
    }),
}

/** Without anything that later steps make. */
function exportOf({ email }: Owner): string {
  const head = { format: 'manafolio-export', version: 1, exportedAt: '2026-08-01T00:00:00.000Z' }
  return JSON.stringify({ ...head, account: { email }, settings: { deckView: 'table' } })
}

function passwordOf({ name }: Owner, password: string): string {
  return `${password} of ${name}`
}

function signIn(owner: Owner, password: string, client = owner.phone) {
  const input = { email: owner.email, password: passwordOf(owner, password) }
  return call(owner, login, { input, client })
}

/** Under the same name, but not the same query. */
async function saveSearch(owner: Owner, name: string) {
  const input = { name, query: `${name} owned>=${owner.copies}` }
  const { id } = await call(owner, createSavedSearch, { input })
  owner.ids.set(name, id)
}

async function makeAccessToken(owner: Owner, name: string) {
  const { accessToken } = await call(owner, createAccessToken, { input: { name } })
  owner.ids.set(name, accessToken.id)
}

const cheapest = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** Past the rules, since hashing a password as they do would take most of the time of all steps. */
async function insertUser(owner: Owner) {
  const { app, email } = owner
  const now = app.clock.now().toISOString()
  owner.userId = randomUUID()
  const password = await hash(passwordOf(owner, first), cheapest)
  await app.database.db
    .insertInto('users')
    .values({
      id: owner.userId,
      email,
      email_key: email,
      password,
      role: 'user',
      created_at: now,
      updated_at: now,
    })
    .execute()
}

async function requestReset(owner: Owner) {
  await call(owner, forgotPassword, { input: { email: owner.email } })
  owner.ids.set('token', await tokenFor(owner))
}

async function tokenFor({ app, email }: Owner): Promise<string> {
  const { text } = await app.mailer.mailTo(email, /Reset/)
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}
