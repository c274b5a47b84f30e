import { addressOf, getPriceHistory } from '@manafolio/contract'
import { pino } from 'pino'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEveryEngine } from '../../test/engines.ts'
import { type PriceList, pricedCatalogue } from '../../test/priced-catalogue.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { recordPrices } from './record.ts'

const guide = printing.goblinGuideZendikar
/** Only the history knows it: it has left the catalogue. */
const gone = 'ffffffff-0000-4000-8000-000000000000'

onEveryEngine((engine) => {
  // The clock stands at 2026-08-15.
  const testApp = useTestApp(engine)

  const prices = async (scryfallId: string, input = {}) =>
    (await testApp().member()).call(getPriceHistory, { params: { scryfallId }, input })
  const refusal = async (scryfallId: string, input: unknown) =>
    (await testApp().member()).refusal(getPriceHistory, { params: { scryfallId }, input })

  describe('the history of prices', () => {
    beforeAll(async () => {
      const needs = { db: testApp().database.db, log: pino({ level: 'silent' }) }
      const record = (day: string, list: PriceList) =>
        recordPrices(needs, pricedCatalogue(day, list))
      await record('2016-08-15', { [guide]: { usd: '7.00' } })
      await record('2025-08-14', { [guide]: { usd: '2.00' }, [gone]: { eur: '0.30' } })
      await record('2025-08-16', { [guide]: { usd: '2.10' } })
      await record('2026-08-14', { [guide]: { usd: '1.53', usd_foil: '30.00', eur: '0.90' } })
      await record('2026-08-16', { [guide]: { usd: '1.60' } })
    })

    test('is that of the last year until today by default', async () => {
      expect(await prices(guide)).toEqual({
        points: [
          { date: '2025-08-16', usd: '2.10', usdFoil: null, eur: null },
          { date: '2026-08-14', usd: '1.53', usdFoil: '30.00', eur: '0.90' },
        ],
        recordedFrom: '2025-08-16',
        recordedTo: '2026-08-14',
      })
    })

    test('reaches up to ten years, both days included', async () => {
      const range = { from: '2016-08-15', to: '2026-08-15' }
      expect((await prices(guide, range)).points.map(({ date }) => date)).toEqual([
        '2016-08-15',
        '2025-08-14',
        '2025-08-16',
        '2026-08-14',
      ])
      const until = await prices(guide, { to: '2025-08-14' })
      expect(until.points).toEqual([{ date: '2025-08-14', usd: '2.00', usdFoil: null, eur: null }])
      expect(await refusal(guide, { ...range, from: '2016-08-14' })).toMatchObject({
        status: 400,
        message: 'Ask for up to 10 years at once.',
      })
    })

    test('is empty when nothing was recorded, of that printing or at all', async () => {
      expect(await prices(printing.delverFromTheVault)).toMatchObject({
        points: [],
        recordedTo: '2026-08-14',
      })
      expect(await prices(guide, { from: '2020-01-01', to: '2020-12-31' })).toEqual({
        points: [],
        recordedFrom: null,
        recordedTo: null,
      })
    })

    test('is retained for a printing that has left the catalogue', async () => {
      expect((await prices(gone, { to: '2025-12-31' })).points).toEqual([
        { date: '2025-08-14', usd: null, usdFoil: null, eur: '0.30' },
        { date: '2025-08-16', usd: null, usdFoil: null, eur: null },
      ])
    })

    test('of an id that nobody knows is refused', async () => {
      for (const id of [unknownPrinting, 'no-uuid']) {
        expect(await refusal(id, {})).toMatchObject({ status: 404, code: 'card_not_found' })
      }
    })

    test.each([
      [{ from: '2026-02-29' }, 'from'],
      [{ to: '2026-8-1' }, 'to'],
      [{ from: '' }, 'from'],
      [{ to: '2026-08-01T00:00:00Z' }, 'to'],
      [{ from: '2026-08-02', to: '2026-08-01' }, 'from'],
      [{ from: '2026-08-16' }, 'from'],
      [{ from: '0001-01-01' }, 'from'],
    ])('of %j is refused', async (range, path) => {
      const { status, code, issues } = await refusal(guide, range)
      expect({ status, code, paths: issues?.map((issue) => issue.path) }).toEqual({
        status: 400,
        code: 'bad_input',
        paths: [path],
      })
    })

    test('takes the earliest dates there are', async () => {
      expect(await prices(guide, { to: '0001-01-01' })).toMatchObject({ points: [] })
    })

    test('is for members', async () => {
      const url = addressOf(getPriceHistory, { scryfallId: guide }, {})
      const { statusCode } = await testApp().visitor().send({ method: 'GET', url })
      expect(statusCode).toBe(401)
    })
  })
})
