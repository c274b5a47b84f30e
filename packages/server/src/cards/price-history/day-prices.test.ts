import { noPrice } from '@manafolio/search'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { datedCatalogue, type NewPrices } from '../../test/dated-catalogue.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { pricedCatalogue } from '../../test/priced-catalogue.ts'
import { printing } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { pricesOnDay } from './day-prices.ts'
import { readHistory } from './read.ts'
import { recordPrices } from './record.ts'

const guide = printing.goblinGuideZendikar
const bolt = printing.lightningBoltBaldursGate
const krenko = printing.krenkoPrerelease
const delver = printing.delverMidnightHunt

/** Each with what changed since the sample's prices. */
const days: Record<string, NewPrices> = {
  '2026-07-30': {
    [guide]: { usd: '1.00', usd_foil: null },
    [delver]: { usd: null, usd_foil: null },
  },
  '2026-07-31': { [guide]: { usd: '2.00' }, [bolt]: { usd: '0.03' } },
  '2026-08-02': { [guide]: { usd: null }, [krenko]: { usd_foil: '20.00' } },
  '2026-08-03': { [guide]: { usd: '2.00' }, [krenko]: { usd_foil: '21.00' } },
  '2026-08-31': { [guide]: { usd: '5.00', usd_foil: '6.00' } },
}

onEveryEngine((engine) => {
  const app = useTestApp(engine)

  test('the prices of each recorded day are those of the histories of all printings', async () => {
    const { db } = app().database
    const sample = app().catalogue.current()
    const log = pino({ level: 'silent' })
    for (const [day, prices] of Object.entries(days)) {
      await recordPrices({ db, log }, datedCatalogue(sample, day, prices))
    }
    for (const day of Object.keys(days)) {
      const { usd, usdFoil } = await pricesOnDay(db, sample, day)
      expect(usd).toHaveLength(sample.meta.printingCount)
      for (const scryfallId of Object.values(printing)) {
        const number = sample.printingById.get(scryfallId) ?? -1
        const [known] = await readHistory(db, scryfallId, { from: day, to: day })
        const cents = (price: string | null = null) =>
          price === null ? noPrice : Math.round(Number(price) * 100)
        expect([scryfallId, day, usd[number], usdFoil[number]]).toEqual([
          ...[scryfallId, day, cents(known?.usd), cents(known?.usdFoil)],
        ])
      }
    }
    const onFirst = await pricesOnDay(db, sample, '2026-07-30')
    const onThird = await pricesOnDay(db, sample, '2026-08-02')
    const number = (scryfallId: string) => sample.printingById.get(scryfallId) ?? -1
    expect([onFirst.usd[number(guide)], onFirst.usdFoil[number(guide)]]).toEqual([100, noPrice])
    expect([onThird.usd[number(guide)], onThird.usdFoil[number(krenko)]]).toEqual([noPrice, 2000])
  })

  test('before anything was recorded there are no prices', async () => {
    const later = datedCatalogue(app().catalogue.current(), '2026-09-01')
    const { usd, usdFoil } = await pricesOnDay(app().database.db, later, '2026-07-29')
    expect(new Set([...usd, ...usdFoil])).toEqual(new Set([noPrice]))
  })

  test('a price of 0.00 is none, as in the catalogue', async () => {
    const { db } = app().database
    const day = '2026-09-02'
    const zero = pricedCatalogue(day, { [guide]: { usd: '0.00', usd_foil: '1.00' } })
    await recordPrices({ db, log: pino({ level: 'silent' }) }, zero)
    expect(await readHistory(db, guide, { from: day, to: day })).toMatchObject([{ usd: '0.00' }])
    const sample = app().catalogue.current()
    const number = sample.printingById.get(guide) ?? -1
    const { usd, usdFoil } = await pricesOnDay(db, sample, day)
    expect([usd[number], usdFoil[number]]).toEqual([noPrice, 100])
  })

  test('concurrent and later requests share one read', async () => {
    const { db } = app().database
    const catalogue = datedCatalogue(app().catalogue.current(), '2026-09-01')
    const [one, other] = await Promise.all([
      pricesOnDay(db, catalogue, '2026-08-03'),
      pricesOnDay(db, catalogue, '2026-08-03'),
    ])
    expect(other).toBe(one)
    expect(await pricesOnDay(db, catalogue, '2026-08-03')).toBe(one)
    expect(await pricesOnDay(db, catalogue, '2026-08-02')).not.toBe(one)
  })

  test('a reading that failed is tried again', async () => {
    const { db } = app().database
    const catalogue = datedCatalogue(app().catalogue.current(), '2026-09-01')
    const broken = db.withPlugin({
      transformQuery() {
        throw new Error('no connection')
      },
      transformResult: async ({ result }) => result,
    })
    await expect(pricesOnDay(broken, catalogue, '2026-08-03')).rejects.toThrow('no connection')
    const { usd } = await pricesOnDay(db, catalogue, '2026-08-03')
    expect(usd[catalogue.printingById.get(guide) ?? -1]).toBe(200)
  })
})
