import {
  createSavedSearch,
  deleteSavedSearch,
  limits,
  listSavedSearches,
  type NewSavedSearch,
  updateSavedSearch,
} from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { deleteUser } from '../../accounts/rules.ts'
import type { MemberClient } from '../../test/client.ts'
import { makeDeck } from '../../test/decks.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'
import { insertStoredSearch } from './store.ts'

const noon = '2026-08-15T12:00:00.000Z'
const goblins: NewSavedSearch = {
  ...{ name: 'Goblins', query: 't:goblin', mode: 'prints', sort: 'cheapest' },
}
const taken = { status: 409, code: 'saved_search_name_taken' }
const missing = { status: 404, code: 'saved_search_not_found' }

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  async function save(member: MemberClient, search: object = {}) {
    return member.call(createSavedSearch, { input: { ...goblins, ...search } })
  }

  async function namesOf(member: MemberClient) {
    return (await member.call(listSavedSearches)).map(({ name }) => name)
  }

  test('a saved search is listed as it was saved', async () => {
    const member = await app().member()
    expect(await member.call(listSavedSearches)).toEqual([])
    const saved = await save(member)
    expect(saved).toEqual({
      ...{ ...goblins, id: expect.any(String), createdAt: noon, updatedAt: noon },
      warnings: [],
    })
    expect(await member.call(listSavedSearches)).toEqual([saved])
  })

  test('a search without a mode or a sort is one of Exact Cards by relevance', async () => {
    const member = await app().member()
    const input = { name: ' Elves ', query: ' t:elf ' }
    expect(await member.call(createSavedSearch, { input })).toMatchObject({
      ...{ name: 'Elves', query: 't:elf', mode: 'cards', sort: 'relevance' },
    })
  })

  test('searches are listed by name, in either case and with numbers as numbers', async () => {
    const member = await app().member()
    const names = ['zombies', 'Deck 10', 'Ärger', 'deck 9', 'Burn']
    for (const name of names) await save(member, { name })
    expect(await namesOf(member)).toEqual(['Ärger', 'Burn', 'deck 9', 'Deck 10', 'zombies'])
  })

  test('users have searches of their own, also under one name', async () => {
    const [member, other] = [await app().member(), await app().member()]
    const saved = await save(member)
    expect((await save(other)).id).not.toBe(saved.id)
    const params = { id: saved.id }
    expect(await other.refusal(deleteSavedSearch, { params })).toMatchObject(missing)
    const input = { name: 'Mine' }
    expect(await other.refusal(updateSavedSearch, { params, input })).toMatchObject(missing)
    expect(await member.call(listSavedSearches)).toEqual([saved])
  })

  describe('a name', () => {
    test.each(['Goblins', 'GOBLINS', ' goblins ', 'gob\u200blins'])(
      'can not be taken again as “%s”',
      async (name) => {
        const member = await app().member()
        await save(member)
        const input = { ...goblins, name, query: 't:elf' }
        expect(await member.refusal(createSavedSearch, { input })).toMatchObject(taken)
        expect(await member.call(listSavedSearches)).toMatchObject([goblins])
      },
    )

    test('has single spaces, and is the same with more', async () => {
      const member = await app().member()
      await save(member, { name: 'Red \u00a0 goblins' })
      expect(await namesOf(member)).toEqual(['Red goblins'])
      const input = { ...goblins, name: 'red   goblins', query: 't:elf' }
      expect(await member.refusal(createSavedSearch, { input })).toMatchObject(taken)
    })

    test('is the same whichever way its accents are written', async () => {
      const member = await app().member()
      await save(member, { name: 'Lim-D\u00fbl' })
      const input = { ...goblins, name: 'LIM-DU\u0302L' }
      expect(await member.refusal(createSavedSearch, { input })).toMatchObject(taken)
    })

    test('is taken by one of two devices that save at the same moment', async () => {
      const member = await app().member()
      const inputs = ['t:elf', 't:goblin', 't:zombie'].map((query) => ({ ...goblins, query }))
      const answers = await Promise.all(
        inputs.map((payload) =>
          member.send({ method: 'POST', url: createSavedSearch.path, payload }),
        ),
      )
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      expect(await namesOf(member)).toEqual(['Goblins'])
    })

    test.each(['x', 'x'.repeat(limits.savedSearchName), '🧙🏽‍♀️ “fast” <b>'])(
      'can be %j',
      async (name) => {
        const member = await app().member()
        await save(member, { name })
        expect(await namesOf(member)).toEqual([name])
      },
    )

    test.each([
      '',
      '   ',
      'x'.repeat(limits.savedSearchName + 1),
      'a\0b',
      'a\nb',
      '\ud800',
      '\u202eabc',
      '\u200b',
      '\u3164 \u0301',
      7,
      undefined,
    ])('can not be %j', async (name) => {
      const member = await app().member()
      const input = { ...goblins, name }
      const refused = { status: 400, code: 'bad_input' }
      expect(await member.refusal(createSavedSearch, { input })).toMatchObject(refused)
      expect(await namesOf(member)).toEqual([])
    })
  })

  test.each([
    { query: '  ' },
    { query: 'x'.repeat(limits.queryMax + 1) },
    { query: 'a\0b' },
    { query: '\udc00' },
    { mode: 'all' },
    { sort: 'usd' },
  ])('%j can not be saved', async (detail) => {
    const member = await app().member()
    const input = { ...goblins, ...detail }
    const refused = { status: 400, code: 'bad_input' }
    expect(await member.refusal(createSavedSearch, { input })).toMatchObject(refused)
    const params = { id: (await save(member)).id }
    expect(await member.refusal(updateSavedSearch, { params, input })).toMatchObject(refused)
    expect(await member.call(listSavedSearches)).toMatchObject([goblins])
  })

  test('the same search is saved once, however often the request comes', async () => {
    const member = await app().member()
    const saved = await save(member)
    app().clock.moveForward(60_000)
    expect(await save(member)).toEqual(saved)
    expect(await member.call(listSavedSearches)).toEqual([saved])
  })

  test('what a change omits keeps its value', async () => {
    const member = await app().member()
    const saved = await save(member)
    app().clock.moveForward(60_000)
    const params = { id: saved.id.toUpperCase() }
    const input = { name: 'GOBLINS', sort: 'newest' } as const
    const updated = await member.call(updateSavedSearch, { params, input })
    expect(updated).toEqual({ ...saved, ...input, updatedAt: app().clock.now().toISOString() })
    expect(updated.updatedAt).not.toBe(saved.updatedAt)
    expect(await member.call(listSavedSearches)).toEqual([updated])
  })

  test('a search can not be renamed to the name of another', async () => {
    const member = await app().member()
    const { id } = await save(member)
    await save(member, { name: 'Elves' })
    const input = { name: 'elves', query: 't:elf' }
    const refusal = await member.refusal(updateSavedSearch, { params: { id }, input })
    expect(refusal).toMatchObject(taken)
    expect(await member.call(listSavedSearches)).toMatchObject([{ name: 'Elves' }, goblins])
  })

  test('a deleted search is gone, and its name free again', async () => {
    const member = await app().member()
    const { id } = await save(member)
    await save(member, { name: 'Elves' })
    expect(await member.call(deleteSavedSearch, { params: { id } })).toBeUndefined()
    expect(await namesOf(member)).toEqual(['Elves'])
    expect(await member.refusal(deleteSavedSearch, { params: { id } })).toMatchObject(missing)
    expect(await save(member)).toMatchObject(goblins)
  })

  describe('a query that is not understood', () => {
    test('is saved, with what a search ignores of it', async () => {
      const member = await app().member()
      expect(await save(member, { query: 'goblin foo:bar (' })).toMatchObject({
        warnings: [
          'A “(” is never closed.',
          '“foo:bar” was ignored: there is no filter called “foo”.',
        ],
      })
      const [search] = await member.call(listSavedSearches)
      expect(search?.warnings).toHaveLength(2)
      expect(search?.query).toBe('goblin foo:bar (')
    })

    test('has the warnings of its own user', async () => {
      const [stranger, owner] = [await app().member(), await app().member()]
      await makeDeck(owner, { name: 'Burn' })
      for (const member of [stranger, owner]) await save(member, { query: 'deck:burn' })
      expect(await stranger.call(listSavedSearches)).toMatchObject([
        { warnings: [expect.stringContaining('none of your decks is called “burn”')] },
      ])
      expect(await owner.call(listSavedSearches)).toMatchObject([{ warnings: [] }])
    })

    test('has as many warnings as the first few', async () => {
      const member = await app().member()
      const query = 'foo:1 foo:2 foo:3 foo:4 foo:5'
      const first = { warnings: [1, 2, 3].map((value) => expect.stringContaining(`foo:${value}`)) }
      expect(await save(member, { query })).toMatchObject(first)
      expect(await member.call(listSavedSearches)).toMatchObject([first])
    })

    test('can be corrected', async () => {
      const member = await app().member()
      const { id } = await save(member, { query: 's:nosuchset' })
      const input = { query: 's:zen' }
      expect(await member.call(updateSavedSearch, { params: { id }, input })).toMatchObject({
        query: 's:zen',
        warnings: [],
      })
    })

    test('is not one that uses the collection', async () => {
      const member = await app().member()
      await save(member, { query: 'owned>2' })
      expect(await member.call(listSavedSearches)).toMatchObject([{ warnings: [] }])
    })
  })

  test(`the ${limits.savedSearches + 1}st search is refused, until one is deleted`, async () => {
    const member = await app().member()
    await fill(member, limits.savedSearches - 1)
    const { id } = await save(member)
    const input = { ...goblins, name: 'One more' }
    expect(await member.refusal(createSavedSearch, { input })).toMatchObject({
      status: 409,
      code: 'saved_search_limit_reached',
    })
    expect(await save(member)).toMatchObject({ id }) // is there already
    await member.call(deleteSavedSearch, { params: { id } })
    expect(await save(member, { name: 'One more' })).toMatchObject({ name: 'One more' })
    expect(await namesOf(member)).toHaveLength(limits.savedSearches)
  })

  test('two devices can not pass the limit together', async () => {
    const member = await app().member()
    await fill(member, limits.savedSearches - 1)
    const answers = await Promise.all(
      ['One', 'Two'].map((name) =>
        member.send({
          method: 'POST',
          url: createSavedSearch.path,
          payload: { ...goblins, name },
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  test('the searches are deleted with the account', async () => {
    const member = await app().member()
    await save(member)
    const { db } = app().database
    const rowsOf = () =>
      db
        .selectFrom('saved_searches')
        .select('id')
        .where('user_id', '=', member.account.id)
        .execute()
    expect(await rowsOf()).toHaveLength(1)
    await deleteUser(db, member.account.id)
    expect(await rowsOf()).toEqual([])
  })

  test('visitors have no searches', async () => {
    const refusal = await app().visitor().refusal(listSavedSearches)
    expect(refusal).toMatchObject({ status: 401, code: 'authentication_required' })
  })

  async function fill(member: MemberClient, count: number) {
    for (let number = 1; number <= count; number++) {
      const id = `00000000-0000-4000-8000-${member.account.id.slice(-6)}${String(number).padStart(6, '0')}`
      const times = { createdAt: noon, updatedAt: noon }
      const search = { ...goblins, id, name: `Search ${number}`, ...times }
      await insertStoredSearch(app().database.db, member.account.id, search)
    }
  }
})
