import { brotliCompressSync, constants } from 'node:zlib'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../db/database.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { type PriceList, pricedCatalogue } from '../../test/priced-catalogue.ts'
import { printing } from '../../test/sample-cards.ts'
import { sampleCatalogue } from '../../test/test-app.ts'
import { makeTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { encodeMonth } from './codec.ts'
import { startMonth } from './month.ts'
import { readHistories, readHistory } from './read.ts'
import { recordPrices } from './record.ts'
import { findLastMonth } from './store.ts'

const guide = printing.goblinGuideZendikar
const bolt = printing.lightningBoltAlpha
const krenko = printing.krenkoPrerelease
const always = { from: '2000-01-01', to: '2099-12-31' }
const none = { usd: null, usdFoil: null, eur: null }

onEveryEngine((engine) => {
  let storage: TestDatabase
  let db: Db

  beforeEach(async () => {
    storage = await makeTestDatabase(engine)
    const database = storage.open()
    db = database.db
  })
  afterEach(() => storage.remove())

  const needs = () => ({ db, log: pino({ level: 'silent' }) })
  const record = (day: string, prices: PriceList) =>
    recordPrices(needs(), pricedCatalogue(day, prices))
  const history = (scryfallId: string, range = always) => readHistory(db, scryfallId, range)

  test('real prices of printings are exact to the cent, including missing ones', async () => {
    const sample = await sampleCatalogue()
    const bulk = { ...sample, meta: { ...sample.meta, source: 'bulk' as const } }
    expect(await recordPrices(needs(), bulk)).toMatchObject({ day: '2026-07-31' })
    expect(await history(guide)).toMatchObject([{ date: '2026-07-31', usd: '1.53' }])
    expect(await history(bolt)).toMatchObject([{ date: '2026-07-31', usd: '620.00' }])
    expect(await history(krenko)).toMatchObject([{ usd: null, usdFoil: '22.95' }])
    expect(await history(printing.delverFromTheVault)).toEqual([])
  })

  test('only days with a change are points, and changes are counted', async () => {
    expect(await record('2026-08-01', { [guide]: { usd: '1.53', eur: '1.10' } })).toEqual({
      day: '2026-08-01',
      changes: 2,
    })
    const unchanged = await record('2026-08-02', { [guide]: { usd: '1.53', eur: '1.10' } })
    expect(unchanged).toEqual({ day: '2026-08-02', changes: 0 })
    await record('2026-08-03', { [guide]: { usd: '1.60', eur: '1.10' } })
    expect(await history(guide)).toEqual([
      { date: '2026-08-01', usd: '1.53', usdFoil: null, eur: '1.10' },
      { date: '2026-08-03', usd: '1.60', usdFoil: null, eur: '1.10' },
    ])
  })

  test('the same day again, and a day before the last one, write nothing', async () => {
    await record('2026-08-02', { [guide]: { usd: '1.53' } })
    expect(await record('2026-08-02', { [guide]: { usd: '9.00' } })).toBe('already recorded')
    expect(await record('2026-08-01', { [guide]: { usd: '9.00' } })).toBe('already recorded')
    expect(await history(guide)).toEqual([{ ...none, date: '2026-08-02', usd: '1.53' }])
  })

  test('a file whose name has no date in the place of one is not recorded', async () => {
    expect(await record('2026-99-99', { [guide]: { usd: '9.00' } })).toBe('no date')
    expect(await record('2026-08-01', { [guide]: { usd: '1.53' } })).toMatchObject({ changes: 1 })
    expect(await history(guide)).toEqual([{ ...none, date: '2026-08-01', usd: '1.53' }])
  })

  test('the prices of the sample are not recorded', async () => {
    expect(await recordPrices(needs(), await sampleCatalogue())).toBe('sample prices')
    expect(await history(guide)).toEqual([])
  })

  test('a month ends without a point, and can be read without the one before', async () => {
    await record('2026-08-30', { [guide]: { usd: '1.53' } })
    await record('2026-08-31', { [guide]: { usd: '1.60' } })
    expect(await record('2026-09-01', { [guide]: { usd: '1.60' } })).toMatchObject({ changes: 0 })
    await record('2026-09-02', { [guide]: { usd: '1.70' } })
    expect((await history(guide)).map(({ date }) => date)).toEqual([
      '2026-08-30',
      '2026-08-31',
      '2026-09-02',
    ])
    expect(await history(guide, { from: '2026-09-01', to: '2026-09-30' })).toEqual([
      { ...none, date: '2026-09-01', usd: '1.60' },
      { ...none, date: '2026-09-02', usd: '1.70' },
    ])
  })

  test('a change across the end of a year and over months without prices is one', async () => {
    await record('2026-12-31', { [guide]: { usd: '1.53' } })
    await record('2027-03-31', { [guide]: { usd: '1.54' } })
    expect((await history(guide)).map(({ date, usd }) => `${date} ${usd}`)).toEqual([
      '2026-12-31 1.53',
      '2027-03-31 1.54',
    ])
  })

  test('a printing appears in the middle of a month, vanishes and comes back', async () => {
    await record('2026-08-01', { [guide]: { usd: '1.53' } })
    await record('2026-08-02', { [guide]: { usd: '1.53' }, [bolt]: { usd: '620.00' } })
    await record('2026-08-03', { [guide]: { usd: '1.53' } })
    await record('2026-09-01', { [guide]: { usd: '1.53' } })
    await record('2026-09-02', { [guide]: { usd: '1.53' }, [bolt]: { usd: '620.00' } })
    expect(await history(bolt)).toEqual([
      { ...none, date: '2026-08-02', usd: '620.00' },
      { ...none, date: '2026-08-03' },
      { ...none, date: '2026-09-02', usd: '620.00' },
    ])
    expect(await history(guide)).toHaveLength(1)
  })

  test('printings of one block that appear one after the other keep their own prices', async () => {
    const [one, two, three] = ['1', '2', '3'].map((n) => `${n}`.padStart(12, '0'))
    const id = (end = '') => `b2000000-0000-4000-8000-${end}`
    await record('2026-08-01', { [id(two)]: { usd: '2.00' } })
    await record('2026-08-02', { [id(one)]: { usd: '1.00' }, [id(two)]: { usd: '2.00' } })
    await record('2026-09-01', { [id(three)]: { eur: '3.00' }, [id(one)]: { usd: '1.01' } })
    expect(await history(id(one))).toEqual([
      { ...none, date: '2026-08-02', usd: '1.00' },
      { ...none, date: '2026-09-01', usd: '1.01' },
    ])
    expect(await history(id(two))).toEqual([
      { ...none, date: '2026-08-01', usd: '2.00' },
      { ...none, date: '2026-09-01' },
    ])
    expect(await history(id(three))).toEqual([{ ...none, date: '2026-09-01', eur: '3.00' }])
  })

  test('a price goes to none and back, and 0.00 is neither', async () => {
    await record('2026-08-01', { [guide]: { usd: '0.02', usd_foil: '5.00' } })
    await record('2026-08-02', { [guide]: { usd_foil: '5.00' } })
    await record('2026-08-03', { [guide]: { usd: '0.00', usd_foil: '5.00' } })
    await record('2026-08-04', { [guide]: { usd: '0.02', usd_foil: '5.00' } })
    expect((await history(guide)).map(({ usd }) => usd)).toEqual(['0.02', null, '0.00', '0.02'])
    expect((await history(guide)).every(({ usdFoil }) => usdFoil === '5.00')).toBe(true)
  })

  test('a day that was skipped has no point of its own', async () => {
    await record('2026-08-01', { [guide]: { usd: '1.53' } })
    await record('2026-08-05', { [guide]: { usd: '1.60' } })
    expect(await history(guide, { from: '2026-08-02', to: '2026-08-04' })).toEqual([])
    expect(await history(guide, { from: '2026-08-02', to: '2026-08-31' })).toEqual([
      { ...none, date: '2026-08-05', usd: '1.60' },
    ])
  })

  test('a range begins with the prices that its first recorded day has', async () => {
    await record('2026-08-01', { [guide]: { usd: '1.53' } })
    await record('2026-08-03', { [guide]: { usd: '1.53' }, [bolt]: { usd: '600.00' } })
    await record('2026-08-04', { [guide]: { usd: '1.60' }, [bolt]: { usd: '620.00' } })
    expect(await history(guide, { from: '2026-08-02', to: '2026-08-03' })).toEqual([
      { ...none, date: '2026-08-03', usd: '1.53' },
    ])
    expect(await history(bolt, { from: '2026-08-04', to: '2026-08-04' })).toHaveLength(1)
  })

  test('of two who record one day at once, one does', async () => {
    const prices = { [guide]: { usd: '1.53' } }
    const reported = await Promise.all([record('2026-08-01', prices), record('2026-08-01', prices)])
    expect(reported).toContain('already recorded')
    expect(reported).toContainEqual({ day: '2026-08-01', changes: 1 })
  })

  test('a value that an earlier day preceded counts its changes from there', async () => {
    await record('2026-08-01', { [guide]: { usd: '1.53' } })
    const reported = await Promise.all([
      record('2026-08-02', { [guide]: { usd: '1.60' } }),
      record('2026-08-03', { [guide]: { usd: '1.60', eur: '1.00' } }),
    ])
    const wasOvertaken = reported[0] !== 'already recorded'
    expect(reported[1]).toEqual({ day: '2026-08-03', changes: wasOvertaken ? 1 : 2 })
    const days = (await history(guide)).map(({ date }) => date.slice(8))
    expect(days).toEqual(wasOvertaken ? ['01', '02', '03'] : ['01', '03'])
  })

  test('ids that are no UUIDs are left out, and harm nothing', async () => {
    const mixed = { 'not-a-uuid': { usd: '9.00' }, [guide]: { usd: '1.53' } }
    expect(await record('2026-08-01', mixed)).toMatchObject({ changes: 1 })
    expect(await history('not-a-uuid')).toEqual([])
    expect(await history(guide)).toHaveLength(1)
  })

  test('a block is left alone on a day when none of its prices changed', async () => {
    const blockOfGuide = 0xb2 >> 1
    await record('2026-08-01', { [guide]: { usd: '1.53' }, [bolt]: { usd: '620.00' } })
    const otherwisePacked = brotliCompressSync(
      encodeMonth(startMonth(1, Int32Array.of(153, -1, -1))),
      {
        params: { [constants.BROTLI_PARAM_QUALITY]: 0 },
      },
    )
    await db
      .updateTable('price_months')
      .set({ series: otherwisePacked })
      .where('block', '=', blockOfGuide)
      .execute()
    await record('2026-08-02', { [guide]: { usd: '1.53' }, [bolt]: { usd: '1.00' } })
    const left = await findLastMonth(db, blockOfGuide)
    expect(Buffer.from(left?.series ?? [])).toEqual(otherwisePacked)
    expect(await history(bolt)).toHaveLength(2)
  })

  test('histories of many printings are those of each, without those that have none', async () => {
    await record('2026-08-01', { [guide]: { usd: '1.53' }, [bolt]: { usd: '620.00' } })
    await record('2026-09-01', { [guide]: { usd: '1.60' }, [krenko]: { usd_foil: '22.95' } })
    const found = new Map<string, unknown>()
    const requested = [guide, krenko, guide, 'not-a-uuid', printing.delverFromTheVault]
    for await (const { scryfallId, prices } of readHistories(db, requested, always)) {
      expect(found.has(scryfallId)).toBe(false)
      found.set(scryfallId, prices)
    }
    expect(found).toEqual(
      new Map([
        [
          guide,
          [
            { date: '2026-08-01', usd: 153, usdFoil: -1, eur: -1 },
            { date: '2026-09-01', usd: 160, usdFoil: -1, eur: -1 },
          ],
        ],
        [krenko, [{ date: '2026-09-01', usd: -1, usdFoil: 2295, eur: -1 }]],
      ]),
    )
  })
})
