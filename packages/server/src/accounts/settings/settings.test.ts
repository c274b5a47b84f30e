import {
  cardSorts,
  defaultUserSettings,
  exportAccount,
  getUserSettings,
  searchColumns,
  updateUserSettings,
} from '@manafolio/contract'
import { expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { useTestApp } from '../../test/test-app.ts'
import { deleteUser } from '../rules.ts'

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('a new user has the default settings', async () => {
    const member = await app().member()
    expect(await member.call(getUserSettings)).toEqual(defaultUserSettings)
  })

  test('a changed setting is returned from then on, also in another session', async () => {
    const member = await app().member()
    const changed = await member.call(updateUserSettings, { input: { theme: 'dark' } })
    expect(changed).toEqual({ ...defaultUserSettings, theme: 'dark' })
    await member.call(updateUserSettings, { input: { theme: 'light' } })
    expect(await member.call(getUserSettings)).toEqual({ ...defaultUserSettings, theme: 'light' })
  })

  test('omitted settings keep their value', async () => {
    const member = await app().member()
    const search = { searchView: 'table', searchSort: 'newest', searchColumns: ['usd'] } as const
    await member.call(updateUserSettings, { input: { theme: 'dark' } })
    await member.call(updateUserSettings, { input: search })
    const decks = { deckView: 'table', deckSort: 'value', deckGrouping: 'folder' } as const
    await member.call(updateUserSettings, { input: { buildingReserves: true, ...decks } })
    const expected = { ...defaultUserSettings, theme: 'dark', ...search, buildingReserves: true }
    expect(await member.call(getUserSettings)).toEqual({ ...expected, ...decks })
  })

  test('users have settings of their own', async () => {
    const [member, other] = [await app().member(), await app().member()]
    await member.call(updateUserSettings, { input: { theme: 'dark' } })
    expect(await other.call(getUserSettings)).toEqual(defaultUserSettings)
  })

  test('all columns can be hidden', async () => {
    const member = await app().member()
    await member.call(updateUserSettings, { input: { searchColumns: [] } })
    expect(await member.call(getUserSettings)).toEqual({
      ...defaultUserSettings,
      searchColumns: [],
    })
  })

  test.each([
    ['of before searches had settings', {}, { searchView: 'details' }],
    [
      'that this version does not know',
      { search_view: 'wall', search_sort: 'luck', search_columns: '["usd","stars","usd","type"]' },
      { searchColumns: ['type', 'usd'] },
    ],
  ])('settings %s are read, the others as by default', async (_, row, expected) => {
    const member = await app().member()
    const { db } = app().database
    const values = { user_id: member.account.id, theme: 'dark', ...row } as const
    await db.insertInto('user_settings').values(values).execute()
    const settings = { ...defaultUserSettings, theme: 'dark', ...expected }
    expect(await member.call(getUserSettings)).toEqual(settings)
    expect((await member.call(exportAccount)).settings).toEqual(settings)
  })

  test.each([
    [{ theme: 'sepia' }, 'The theme must be system, light or dark.'],
    [{ theme: null }, 'The theme must be system, light or dark.'],
    [{ searchView: 'wall' }, 'A view is one of details, images, table.'],
    [{ searchSort: 'usd' }, `A sort is one of ${cardSorts.join(', ')}.`],
    [{ searchColumns: ['usd', 'stars'] }, `A column is one of ${searchColumns.join(', ')}.`],
    [{ searchColumns: ['usd', 'usd'] }, 'Each column can be shown only once.'],
    [{ searchColumns: 'usd' }, 'searchColumns is a list of columns.'],
    [{ buildingReserves: 1 }, 'buildingReserves is true or false.'],
    [{ theme: 'dark', font: 'serif' }, 'There is no setting called font.'],
    [['dark'], 'Send the settings to change as a JSON object.'],
    [undefined, 'Send the settings to change as a JSON object.'],
  ])('%j is refused and changes nothing', async (input, message) => {
    const member = await app().member()
    const refusal = await member.refusal(updateUserSettings, { input })
    expect(refusal).toMatchObject({ status: 400, code: 'bad_input', message })
    expect(await member.call(getUserSettings)).toEqual(defaultUserSettings)
  })

  test('visitors have no settings', async () => {
    const refusal = await app().visitor().refusal(getUserSettings)
    expect(refusal).toMatchObject({ status: 401, code: 'authentication_required' })
  })

  test('the settings are part of the data export', async () => {
    const member = await app().member()
    await member.call(updateUserSettings, { input: { theme: 'dark' } })
    expect((await member.call(exportAccount)).settings).toEqual({
      ...defaultUserSettings,
      theme: 'dark',
    })
  })

  test('the settings are deleted with the account', async () => {
    const member = await app().member()
    await member.call(updateUserSettings, { input: { theme: 'dark' } })
    const { db } = app().database
    const rowsOf = () =>
      db.selectFrom('user_settings').selectAll().where('user_id', '=', member.account.id).execute()
    expect(await rowsOf()).toHaveLength(1)
    await deleteUser(db, member.account.id)
    expect(await rowsOf()).toEqual([])
  })
})
