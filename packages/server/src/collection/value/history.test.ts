import { addressOf, addToCollection, getValueHistory } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readsPrimary } from '../../db/standby/stale-reads.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { datedCatalogue } from '../../test/dated-catalogue.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { recordValues } from './record-values.ts'

const guide = printing.goblinGuideZendikar
const log = pino({ level: 'silent' })

onOneEngine((engine) => {
  // The clock stands at 2026-08-15; the sample's prices are of 2026-07-31.
  const app = useTestApp(engine)
  let sample: Catalogue | undefined
  let owner: MemberClient

  const showDay = (day: string, usd: string) => {
    sample ??= app().catalogue.current()
    app().catalogue.replace(datedCatalogue(sample, day, { [guide]: { usd } }))
  }

  async function recordDay(day: string, usd: string) {
    showDay(day, usd)
    const { db } = app().database
    const needs = { db, readStale: readsPrimary(db), log }
    await recordValues(needs, app().catalogue.current(), new AbortController().signal)
  }

  const days = async (input = {}) =>
    (await owner.call(getValueHistory, { input })).days.map(({ day, valueUsd }) => [day, valueUsd])

  beforeEach(async () => {
    if (sample) app().catalogue.replace(sample)
    owner = await collectorIn(app())
    await owner.call(addToCollection, { input: { scryfallId: guide, quantity: 2 } })
  })

  test('days follow one another, and what the collection is worth now is the last', async () => {
    await recordDay('2026-08-12', '1.00')
    await recordDay('2026-08-10', '2.00')
    showDay('2026-08-14', '3.00')
    expect(await owner.call(getValueHistory)).toEqual({
      days: [
        { day: '2026-08-10', valueUsd: 4, copies: 2, pricedCopies: 2 },
        { day: '2026-08-12', valueUsd: 2, copies: 2, pricedCopies: 2 },
        { day: '2026-08-14', valueUsd: 6, copies: 2, pricedCopies: 2 },
      ],
    })
  })

  test('cards that came since the day was recorded count at once', async () => {
    await recordDay('2026-08-12', '1.00')
    await recordDay('2026-08-14', '3.00')
    await owner.call(addToCollection, { input: { scryfallId: guide, quantity: 5 } })
    expect(await days()).toEqual([
      ['2026-08-12', 2],
      ['2026-08-14', 21],
    ])
  })

  test('the last year until today is reported unless other days are requested', async () => {
    for (const day of ['2016-08-15', '2025-08-14', '2025-08-15', '2026-08-15']) {
      await recordDay(day, '1.00')
    }
    showDay('2026-08-16', '9.00')
    expect(await days()).toEqual([
      ['2025-08-15', 2],
      ['2026-08-15', 2],
    ])
    expect(await days({ from: '2016-08-15', to: '2026-08-15' })).toHaveLength(4)
    expect(await days({ from: '2025-08-15', to: '2026-08-14' })).toEqual([['2025-08-15', 2]])
    expect(await days({ from: '2026-08-16', to: '2026-08-16' })).toEqual([['2026-08-16', 18]])
    expect(await days({ from: '2024-01-01', to: '2024-12-31' })).toEqual([])
  })

  test('three years of days are all reported', async () => {
    const rows = Array.from({ length: 1095 }, (_, i) => ({
      user_id: owner.account.id,
      revision: 1,
      cents: 100 + i,
      copies: 2,
      priced_copies: 1,
      day: new Date(Date.UTC(2023, 7, 16 + i)).toISOString().slice(0, 10),
    }))
    await app().database.db.insertInto('collection_values').values(rows).execute()
    showDay('2026-08-15', '3.00')
    const reported = await days({ from: '2023-08-16', to: '2026-08-15' })
    expect(reported).toHaveLength(1096)
    expect(reported[0]).toEqual(['2023-08-16', 1])
    expect(reported.slice(-2)).toEqual([
      ['2026-08-14', 11.94],
      ['2026-08-15', 6],
    ])
  })

  test('values of billions are exact to the cent', async () => {
    const row = { user_id: owner.account.id, revision: 1, copies: 2, priced_copies: 1 }
    await app()
      .database.db.insertInto('collection_values')
      .values({ ...row, day: '2026-08-01', cents: 1_234_567_890_123 })
      .execute()
    expect(await days()).toEqual([['2026-08-01', 12_345_678_901.23]])
  })

  test('the prices of the sample are reported when there is nothing else', async () => {
    expect(await days()).toEqual([['2026-07-31', 3.06]])
    expect(await days({ from: '2026-08-01' })).toEqual([])
    await recordDay('2026-07-30', '1.00')
    if (sample) app().catalogue.replace(sample)
    expect(await days()).toEqual([['2026-07-30', 2]])
  })

  test('prices of an earlier day than the last one recorded are no news', async () => {
    await recordDay('2026-08-14', '3.00')
    showDay('2026-08-12', '1.00')
    expect(await days()).toEqual([['2026-08-14', 6]])
  })

  test('prices without a date belong to no day', async () => {
    showDay('2026-07-99', '1.00')
    expect(await days()).toEqual([])
  })

  test("another user's values are not returned", async () => {
    await recordDay('2026-08-12', '1.00')
    owner = await collectorIn(app())
    expect(await days()).toEqual([])
    showDay('2026-08-14', '1.00')
    expect(await days()).toEqual([])
    await owner.call(addToCollection, { input: { scryfallId: guide } })
    expect(await days()).toEqual([['2026-08-14', 1]])
  })

  test.each([
    [{ from: '2026-02-29' }, 'from'],
    [{ to: '2026-8-1' }, 'to'],
    [{ from: '2026-08-02', to: '2026-08-01' }, 'from'],
    [{ from: '2026-08-16' }, 'from'],
    [{ from: '2016-08-14', to: '2026-08-15' }, 'from'],
  ])('a range of %j is refused', async (input, path) => {
    const { status, code, issues } = await owner.refusal(getValueHistory, { input })
    expect({ status, code, paths: issues?.map((issue) => issue.path) }).toEqual({
      status: 400,
      code: 'bad_input',
      paths: [path],
    })
  })

  test('a visitor has no history', async () => {
    const url = addressOf(getValueHistory, {}, {})
    expect((await app().visitor().send({ method: 'GET', url })).statusCode).toBe(401)
  })
})
