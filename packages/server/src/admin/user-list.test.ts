import { limits, listUsers, type UserList } from '@manafolio/contract'
import { describe, expect, test } from 'vitest'
import { onEveryEngine } from '../test/engines.ts'
import { insertPeople, type ListedPerson } from '../test/listed-users.ts'
import { useTestApp } from '../test/test-app.ts'

onEveryEngine((engine) => {
  describe('of a few', () => {
    const app = useTestApp(engine)

    test('without search or page the answer has all users and the first page of them', async () => {
      const member = await app().member('First@Example.org')
      app().clock.moveForward(1000)
      const admin = await app().admin()
      const response = await admin.send({ method: 'GET', url: '/api/admin/users' })
      expect(response.json()).toEqual({
        totalCount: 2,
        users: [
          { ...admin.account, role: 'admin', firstName: null, lastName: null },
          { ...member.account, firstName: null, lastName: null },
        ],
        matchCount: 2,
        hasMore: false,
      })
      expect(member.account).toMatchObject({ email: 'First@Example.org', role: 'user' })
    })

    test('users and visitors are refused', async () => {
      const refusal = { status: 403, code: 'admin_only' }
      expect(await (await app().member()).refusal(listUsers)).toMatchObject(refusal)
      const signedOut = { status: 401, message: 'Authentication required' }
      expect(await app().visitor().refusal(listUsers)).toMatchObject(signedOut)
    })

    test.each([
      ['no number', { page: 'two' }],
      ['a page before the first', { page: 0 }],
      ['half a page', { page: 1.5 }],
      ['a page too far to count', { page: 1e15 }],
      ['a null byte', { search: 'a\0b' }],
      ['a line end, which stands between address and name', { search: 'example.org\nada' }],
      ['255 characters', { search: 'x'.repeat(255) }],
    ])('%s is refused', async (_, input) => {
      const admin = await app().admin()
      expect(await admin.refusal(listUsers, { input })).toMatchObject({ status: 400 })
    })
  })

  describe('of many', () => {
    const app = useTestApp(engine)

    test('pages have everybody once, the newest first, also of those who came at one time', async () => {
      const admin = await app().admin()
      const count = 2 * limits.usersPage + 10
      const people = Array.from({ length: count }, (_, place) => ({
        email: `many-${place}@example.org`,
        createdAt: `2026-08-0${1 + (place % 2)}T12:00:00.000Z`,
      }))
      await insertPeople(app().database.db, people)
      const pages: UserList[] = []
      for (const page of [1, 2, 3, 4]) {
        pages.push(await admin.call(listUsers, { input: { page } }))
      }
      const users = pages.flatMap((page) => page.users)
      expect(pages.map((page) => page.users.length)).toEqual([50, 50, 11, 0])
      expect(pages.map((page) => page.hasMore)).toEqual([true, true, false, false])
      expect(new Set(users.map(({ id }) => id)).size).toBe(count + 1)
      const times = users.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted().reverse())
      expect(pages.map(({ totalCount, matchCount }) => [totalCount, matchCount])).toEqual(
        pages.map(() => [count + 1, count + 1]),
      )
    })

    test('a search has pages of its own, and the total stays that of all', async () => {
      const admin = await app().admin()
      const people = Array.from({ length: limits.usersPage }, (_, place) => ({
        email: `exactly-${place}@fifty.example`,
      }))
      await insertPeople(app().database.db, people)
      const listPage = (page: number) => admin.call(listUsers, { input: { search: 'FIFTY', page } })
      const full = await listPage(1)
      expect(full.users).toHaveLength(limits.usersPage)
      expect(full).toMatchObject({ matchCount: limits.usersPage, hasMore: false })
      expect(full.totalCount).toBeGreaterThan(limits.usersPage + 1)
      expect(await listPage(2)).toMatchObject({ users: [], matchCount: limits.usersPage })
      await insertPeople(app().database.db, [{ email: 'one-more@fifty.example' }])
      expect(await listPage(1)).toMatchObject({ matchCount: limits.usersPage + 1, hasMore: true })
      expect((await listPage(2)).users).toHaveLength(1)
    })
  })

  describe('when it is searched', () => {
    const app = useTestApp(engine)
    let isFilled = false

    /** The addresses that a search finds, of these people and the requesting admin. */
    async function found(search: string): Promise<string[]> {
      const { db } = app().database
      if (!isFilled) await insertPeople(db, people)
      isFilled = true
      const admin = await app().admin()
      const { users, matchCount } = await admin.call(listUsers, { input: { search } })
      expect(matchCount).toBe(users.length)
      return users.map(({ email }) => email).sort()
    }

    test.each([
      ['part of an address', 'lovelace', ['Ada.Lovelace@math.example']],
      ['in any case', 'ADA.LOVE', ['Ada.Lovelace@math.example']],
      [
        'an address from its beginning to its end',
        'plus+sign@math.example',
        ['plus+sign@math.example'],
      ],
      ['a domain', '@math', ['Ada.Lovelace@math.example', 'plus+sign@math.example']],
      ['a first name', 'zoë', ['zoe@names.example']],
      ['a last name', 'ångström', ['anders@names.example', 'caps@names.example']],
      [
        'letters beyond ASCII in any case',
        'ÅNGSTRÖM',
        ['anders@names.example', 'caps@names.example'],
      ],
      ['both names', 'anders ång', ['anders@names.example']],
      ['letters that are mixed', 'дикаприо', ['leo@names.example']],
      ['capitals that are mixed', 'ДИКАПРИО', ['leo@names.example']],
      ['letters that know no case', '山田', ['yamada@names.example']],
      ['an accent as a sign of its own', 'Zoe\u0308', ['zoe@names.example']],
      ['a sign outside of the first plane', '🦉', ['owl@names.example']],
      ['an apostrophe', "o'neil", ['apostrophe@names.example']],
      ['room around it', '  lovelace\u00a0', ['Ada.Lovelace@math.example']],
      ['a percent sign', '%', ['percent@names.example']],
      ['an underscore', '_', ['under_score@names.example']],
      ['a backslash', '\\', ['backslash@names.example']],
      ['signs of other patterns', '*', []],
      ['SQL', "' or 1=1 --", []],
      ['somebody who is not there', 'xyzzy', []],
      ['other letters in the same places', 'zaë', []],
      ['letters without their accents', 'angstrom', []],
      ['an address and a name', 'example anders', []],
      ['the end of one and the beginning of the other', 'examplezoë', []],
    ])('%s: “%s”', async (_, search, emails) => {
      expect(await found(search)).toEqual(emails)
    })

    test('a search of nothing but room finds everybody', async () => {
      expect((await found('   ')).length).toBeGreaterThanOrEqual(people.length)
    })

    test('as many different letters as a search can have are no problem', async () => {
      const letters = Array.from({ length: 60 }, (_, n) => String.fromCodePoint(0x430 + (n % 32)))
      const more = Array.from({ length: 190 }, (_, n) => String.fromCodePoint(0x100 + n))
      expect(await found([...letters, ...more].join(''))).toEqual([])
    })
  })
})

const people: ListedPerson[] = [
  { email: 'Ada.Lovelace@math.example' },
  { email: 'plus+sign@math.example' },
  { email: 'zoe@names.example', firstName: 'Zoë' },
  { email: 'anders@names.example', firstName: 'Anders', lastName: 'Ångström' },
  { email: 'caps@names.example', lastName: 'ÅNGSTRÖM' },
  { email: 'leo@names.example', firstName: 'Лео', lastName: 'ДиКаприо' },
  { email: 'yamada@names.example', firstName: '太郎', lastName: '山田' },
  { email: 'owl@names.example', firstName: '🦉' },
  { email: 'apostrophe@names.example', lastName: "O'Neil" },
  { email: 'percent@names.example', firstName: '100%' },
  { email: 'under_score@names.example' },
  { email: 'backslash@names.example', firstName: 'a\\b' },
]
