import {
  addressOf,
  addToCollection,
  changePassword,
  createAccessToken,
  createSavedSearch,
  type Endpoint,
  exportAccount,
  fileType,
  getCurrentUser,
  importAccount,
  isWrite,
  limits,
  listAccessTokens,
  listCollection,
  listInvites,
  listSessions,
  type NewAccessToken,
  refusals,
  revokeAccessToken,
  startImport,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { clientOf, type MemberClient } from '../../test/client.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { endpoints } from '../../test/security/contract-endpoints.ts'
import { useTestApp } from '../../test/test-app.ts'
import { deleteExpired } from '../rules.ts'

const dayMs = 24 * 60 * 60 * 1000
const bolt = { input: { scryfallId: printing.goblinGuideZendikar, quantity: 2 } }
const ids = ['sessionId', 'tokenId', 'userId', 'id', 'scryfallId', 'shareId', 'number', 'plannedId']

function isOpen({ access, requires }: Endpoint): boolean {
  return access !== 'public' && access !== 'admin' && requires !== 'session'
}

const unknown = refused('access_token_invalid')

function refused(code: keyof typeof refusals) {
  const [status, message] = refusals[code]
  return { status, code, message }
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function withToken(input: Partial<NewAccessToken> = {}) {
    const member = await app().member()
    const { accessToken, token } = await tokenOf(member, input)
    return { member, accessToken, token, script: app().visitor() }
  }

  function tokenOf(member: MemberClient, input: Partial<NewAccessToken> = {}) {
    return member.call(createAccessToken, { input: { name: 'Backup', ...input } })
  }

  test('a script reads with a token what its owner has, without a session', async () => {
    const { member, token, script } = await withToken()
    await member.call(addToCollection, bolt)
    expect(token).toMatch(/^manafolio_[\w-]{43}$/)
    expect(await script.call(getCurrentUser, { token })).toEqual(member.account)
    const [entry] = await script.call(listCollection, { token })
    expect(entry).toMatchObject({ scryfallId: printing.goblinGuideZendikar, quantity: 2 })
    expect(script.session()).toBeUndefined()
    expect(await script.refusal(listCollection)).toMatchObject({ status: 401 })
  })

  test('a token to read changes nothing; a token to write does', async () => {
    const { member, token, script } = await withToken()
    const writes = endpoints.filter(({ endpoint }) => isWrite(endpoint) && isOpen(endpoint))
    expect(writes.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining([addToCollection, startImport, createSavedSearch]),
    )
    for (const { endpoint } of writes) {
      const params = Object.fromEntries(ids.map((name) => [name, 'x']))
      expect(await script.refusal(endpoint, { params, token })).toMatchObject(
        refused('access_token_read_only'),
      )
    }
    expect(await member.call(listCollection)).toEqual([])
    const writing = await tokenOf(member, { scope: 'write' })
    await script.call(addToCollection, { ...bolt, token: writing.token })
    expect(await member.call(listCollection)).toHaveLength(1)
  })

  test('who has a token is its owner, whatever cookie comes with it', async () => {
    const { member, token } = await withToken()
    const other = await app().member()
    expect(await other.call(getCurrentUser, { token })).toEqual(member.account)
    const wrong = { token: `${token.slice(0, -1)}~` }
    expect(await other.refusal(getCurrentUser, wrong)).toMatchObject(unknown)
  })

  test('a token ends when it expires, and when it is revoked', async () => {
    const { member, accessToken, token, script } = await withToken({ days: 7 })
    const yearly = await tokenOf(member, { name: 'Yearly', days: 365 })
    await member.call(revokeAccessToken, { params: { tokenId: accessToken.id } })
    expect(await script.refusal(getCurrentUser, { token })).toMatchObject(unknown)
    const brief = await tokenOf(member, { name: 'Brief', days: 7 })
    app().clock.moveForward(7 * dayMs - 1000)
    expect(await script.call(getCurrentUser, { token: brief.token })).toEqual(member.account)
    app().clock.moveForward(1000)
    expect(await script.refusal(getCurrentUser, { token: brief.token })).toMatchObject(unknown)
    expect(await script.call(getCurrentUser, { token: yearly.token })).toEqual(member.account)
  })

  test('a new password ends all tokens', async () => {
    const { member, token, script } = await withToken()
    const newPassword = 'another battery, staple'
    const input = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    await member.call(changePassword, { input })
    expect(await script.refusal(getCurrentUser, { token })).toMatchObject(unknown)
    expect(await member.call(listAccessTokens)).toEqual([])
  })

  test('the list has the newest first, when each was used, and no token', async () => {
    const { member, accessToken, token, script } = await withToken()
    app().clock.moveForward(dayMs)
    const second = await tokenOf(member, { name: '  Deck reader ', scope: 'write', days: 90 })
    await script.call(getCurrentUser, { token })
    const lastUsedAt = app().clock.now().toISOString()
    expect(await member.call(listAccessTokens)).toEqual([
      { ...second.accessToken, name: 'Deck reader', scope: 'write', lastUsedAt: null },
      { ...accessToken, name: 'Backup', scope: 'read', lastUsedAt },
    ])
    const { body } = await member.send({ method: 'GET', url: exportAccount.path })
    expect(JSON.parse(body).accessTokens).toHaveLength(2)
    expect(body).not.toContain(token)
    const stored = await app().database.db.selectFrom('access_tokens').selectAll().execute()
    expect(JSON.stringify(stored)).toContain('Backup')
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('another user’s token is answered like one that is not there, and stays', async () => {
    const { member, accessToken, token, script } = await withToken()
    const other = await app().member()
    for (const tokenId of [accessToken.id, 'no-such-token', '%00']) {
      expect(await other.refusal(revokeAccessToken, { params: { tokenId } })).toMatchObject(
        refused('access_token_not_found'),
      )
    }
    expect(await script.call(getCurrentUser, { token })).toEqual(member.account)
  })

  test('a user can have so many of them, also when they are made at once', async () => {
    const member = await app().member()
    const tries = Array.from({ length: limits.accessTokensPerUser + 2 }, () =>
      tokenOf(member).catch(() => undefined),
    )
    const made = (await Promise.all(tries)).filter(Boolean)
    expect(made).toHaveLength(limits.accessTokensPerUser)
    expect(await member.refusal(createAccessToken, { input: { name: 'More' } })).toMatchObject(
      refused('access_token_limit_reached'),
    )
  })
})

describe('a token', () => {
  const app = useTestApp('sqlite')

  test('opens nothing that is for people who signed in, or for administrators', async () => {
    const admin = await app().admin()
    const { token } = await admin.call(createAccessToken, {
      input: { name: 'All', scope: 'write' },
    })
    const script = app().visitor()
    const closed = endpoints.filter(
      ({ endpoint }) => endpoint.access !== 'public' && !isOpen(endpoint),
    )
    expect(closed.map(({ endpoint }) => endpoint)).toEqual(
      expect.arrayContaining([
        changePassword,
        listSessions,
        exportAccount,
        importAccount,
        listInvites,
      ]),
    )
    for (const { endpoint } of closed) {
      const params = Object.fromEntries(ids.map((name) => [name, 'x']))
      expect(await script.refusal(endpoint, { params, token })).toMatchObject(
        refused('session_required'),
      )
    }
  })

  const strange = ['', ' ', ' two words', ` ${'x'.repeat(300)}`, ' manafolio_short', ' %00']

  test.each(strange)('that is “%s” is refused, whatever cookie comes with it', async (text) => {
    const headers = { authorization: `Bearer${text}` }
    const member = await app().member()
    const response = await member.send({ method: 'GET', url: getCurrentUser.path, headers })
    expect(response.statusCode).toBe(401)
    expect(response.headers['www-authenticate']).toBe('Bearer')
    expect(response.json()).toMatchObject({ code: 'access_token_invalid' })
  })

  test('that reads sends no file, and an upload counts once', async () => {
    const member = await app().member()
    const { token } = await member.call(createAccessToken, {
      input: { name: 'Upload', scope: 'write' },
    })
    const script = app().visitor()
    const uploads = limits.accessTokenRequests - 1
    for (let times = 0; times < uploads; times++) await script.call(getCurrentUser, { token })
    const sent = await script.send({
      method: 'POST',
      url: addressOf(startImport, {}, { fileName: 'a.csv' }),
      headers: { authorization: `Bearer ${token}`, 'content-type': fileType },
      payload: 'Name\nGoblin Guide',
    })
    expect(sent.statusCode).toBe(200)
    expect(await script.refusal(getCurrentUser, { token })).toMatchObject({ status: 429 })
  })

  test('that is made while the password is changed does not survive it', async () => {
    const member = await app().member()
    const newPassword = 'another battery, staple'
    const input = { currentPassword: member.password, newPassword, confirmPassword: newPassword }
    const made = Array.from({ length: 5 }, () =>
      member.call(createAccessToken, { input: { name: 'Behind' } }).catch(() => undefined),
    )
    await Promise.all([member.call(changePassword, { input }), ...made])
    expect(await member.call(listAccessTokens)).toEqual([])
  })

  test('that expired is listed for some time', async () => {
    const member = await app().member()
    await member.call(createAccessToken, { input: { name: 'Old', days: 7 } })
    const { clock, database } = app()
    const expireAll = () => deleteExpired({ db: database.db, clock })
    const listed = () =>
      database.db.selectFrom('access_tokens').select('name').where('name', '=', 'Old').execute()
    clock.moveForward((7 + limits.expiredAccessTokenDays) * dayMs - 1000)
    await expireAll()
    expect(await listed()).toHaveLength(1)
    clock.moveForward(1000)
    await expireAll()
    expect(await listed()).toEqual([])
  })

  test('that is revoked in one process is refused in another', async () => {
    const member = await app().member()
    const { accessToken, token } = await member.call(createAccessToken, {
      input: { name: 'Both' },
    })
    const there = clientOf(await app().another(), '10.9.9.9')
    expect(await there.call(getCurrentUser, { token })).toEqual(member.account)
    await member.call(revokeAccessToken, { params: { tokenId: accessToken.id } })
    expect(await there.refusal(getCurrentUser, { token })).toMatchObject(unknown)
  })

  test.each([
    [{}, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'a\nb' }, 'name'],
    [{ name: 'x'.repeat(limits.accessTokenName + 1) }, 'name'],
    [{ name: 'Backup', scope: 'admin' }, 'scope'],
    [{ name: 'Backup', days: 3650 }, 'days'],
  ])('is not made of %j', async (input, path) => {
    const member = await app().member()
    const refusal = await member.refusal(createAccessToken, { input })
    expect(refusal).toMatchObject({ status: 400, issues: [{ path }] })
    expect(await member.call(listAccessTokens)).toEqual([])
  })

  test('can be used so often', async () => {
    const member = await app().member()
    const { token } = await member.call(createAccessToken, { input: { name: 'Loop' } })
    const script = app().visitor()
    for (let times = 0; times < limits.accessTokenRequests; times++) {
      await script.call(getCurrentUser, { token })
    }
    const tooMany = await script.refusal(getCurrentUser, { token })
    expect(tooMany).toMatchObject(refused('too_many_requests'))
    expect(await member.call(getCurrentUser)).toEqual(member.account)
    const other = await member.call(createAccessToken, { input: { name: 'Other' } })
    expect(await script.call(getCurrentUser, { token: other.token })).toEqual(member.account)
  })

  test('that can write saves a search', async () => {
    const member = await app().member()
    const { token } = await member.call(createAccessToken, {
      input: { name: 'Searches', scope: 'write' },
    })
    const input = { name: 'Goblins', query: 't:goblin', mode: 'cards', sort: 'relevance' }
    const saved = await app().visitor().call(createSavedSearch, { token, input })
    expect(saved).toMatchObject({ name: 'Goblins' })
  })
})
