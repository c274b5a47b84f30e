import {
  addToCollection,
  getValueMovers,
  updateVariants,
  type ValueMover,
} from '@manafolio/contract'
import { type Catalogue, rowText } from '@manafolio/search'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { recordPrices } from '../../cards/price-history/record.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { copies } from '../../test/copies.ts'
import { datedCatalogue, type NewPrices } from '../../test/dated-catalogue.ts'
import { onOneEngine } from '../../test/engines.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'

const guide = printing.goblinGuideZendikar
const bolt = printing.lightningBoltBaldursGate
const alphaBolt = printing.lightningBoltAlpha
const swords = printing.swordsMysticalArchive
const delver = printing.delverMidnightHunt
const log = pino({ level: 'silent' })

onOneEngine((engine) => {
  const app = useTestApp(engine)
  let sample: Catalogue
  let owner: MemberClient

  async function record(day: string, prices: NewPrices) {
    await recordPrices({ db: app().database.db, log }, datedCatalogue(sample, day, prices))
  }
  const showDay = (day: string, prices: NewPrices = {}) =>
    app().catalogue.replace(datedCatalogue(sample, day, prices))

  beforeAll(async () => {
    sample = app().catalogue.current()
    await record('2026-07-01', { [guide]: { usd: '4.00' } })
    await record('2026-08-01', { [guide]: { usd: '3.00' } })
    await record('2026-08-05', {
      [guide]: { usd: '1.00', usd_foil: '9.00' },
      [bolt]: { usd: '2.00' },
      [swords]: { usd_etched: '1.00' },
      [delver]: { usd: null, usd_foil: null },
    })
    await record('2026-08-09', { [guide]: { usd: '7.00' } })
  })
  beforeEach(async () => {
    showDay('2026-08-14')
    owner = await collectorIn(app())
  })

  const own = (scryfallId: string, quantity: number) =>
    owner.call(addToCollection, { input: { scryfallId, quantity } })
  const movers = (days = '7') => owner.call(getValueMovers, { input: { days } })

  test('what won and what lost is reported with both prices, and all of it is summed', async () => {
    showDay('2026-08-14', { [guide]: { usd: '1.75' }, [bolt]: { usd: '1.50' } })
    await own(guide, 3)
    await own(bolt, 4)
    await own(alphaBolt, 1) // $620.00 on both days
    expect(await movers()).toEqual({
      from: '2026-08-05',
      to: '2026-08-14',
      comparedCopies: 8,
      changeUsd: 0.25,
      winners: [
        {
          scryfallId: guide,
          cardName: 'Goblin Guide',
          setCode: 'zen',
          collectorNumber: '126',
          ...{ treatments: [], language: 'en', isDigital: false },
          finish: 'nonfoil',
          copies: 3,
          priceBeforeUsd: 1,
          priceUsd: 1.75,
        },
      ],
      losers: [
        {
          scryfallId: bolt,
          cardName: 'Lightning Bolt',
          setCode: 'clb',
          collectorNumber: '401',
          ...{ treatments: ['Showcase'], language: 'en', isDigital: false },
          finish: 'nonfoil',
          copies: 4,
          priceBeforeUsd: 2,
          priceUsd: 1.5,
        },
      ],
    })
  })

  test('the last day that is as long ago is compared with, but none twice as long ago', async () => {
    await own(guide, 1)
    const from = async (day: string, days?: string) => {
      showDay(day, { [guide]: { usd: '5.00' } })
      const reported = await movers(days)
      return [reported.from, reported.winners[0]?.priceBeforeUsd]
    }
    expect(await from('2026-08-11')).toEqual(['2026-08-01', 3])
    expect(await from('2026-08-12')).toEqual(['2026-08-05', 1])
    expect(await from('2026-08-15')).toEqual(['2026-08-05', 1])
    expect(await from('2026-08-23')).toEqual(['2026-08-09', undefined]) // it cost $7.00
    expect(await from('2026-08-24')).toEqual([null, undefined])
    expect(await from('2026-08-24', '30')).toEqual(['2026-07-01', 4])
    expect(await from('2026-08-30', '30')).toEqual(['2026-07-01', 4])
    expect(await from('2026-08-31', '30')).toEqual(['2026-08-01', 3])
  })

  test('without an earlier day nothing is compared', async () => {
    await own(guide, 2)
    const nothing = { from: null, comparedCopies: 0, changeUsd: 0, winners: [], losers: [] }
    for (const day of ['2026-07-06', '2026-99-99']) {
      showDay(day)
      expect(await movers()).toEqual({ ...nothing, to: day })
    }
  })

  test('each finish has its own prices, and copies in any condition are reported together', async () => {
    await own(guide, 1)
    await owner.call(updateVariants, {
      params: { scryfallId: guide },
      input: { variants: copies('1 nonfoil', '2 foil', '1 foil LP de') },
    })
    const { winners, losers, changeUsd, comparedCopies } = await movers()
    expect(winners.map(inWords)).toEqual(['1 nonfoil 1 > 1.53'])
    expect(losers.map(inWords)).toEqual(['3 foil 9 > 6.96'])
    expect({ changeUsd, comparedCopies }).toEqual({ changeUsd: -5.59, comparedCopies: 4 })
  })

  test('copies without a price on one of the days are not compared', async () => {
    showDay('2026-08-14', { [bolt]: { usd: null }, [guide]: { usd: '1.01' } })
    await own(bolt, 1) // had a price
    await own(delver, 1) // has got one since
    await own(printing.krenkoEtched, 1) // etched prices are not recorded
    await own(unknownPrinting, 5)
    await own(guide, 1)
    const { winners, losers, comparedCopies } = await movers()
    expect(winners.map(inWords)).toEqual(['1 nonfoil 1 > 1.01'])
    expect({ losers, comparedCopies }).toEqual({ losers: [], comparedCopies: 1 })
  })

  test('all copies of a kind count together', async () => {
    showDay('2026-08-14', { [guide]: { usd: '1.10' }, [bolt]: { usd: '2.50' } })
    await own(guide, 6)
    await own(bolt, 1)
    const names = (await movers()).winners.map(({ cardName }) => cardName)
    expect(names).toEqual(['Goblin Guide', 'Lightning Bolt'])
  })

  test('ten winners and ten losers are reported, those that moved as much by their names', async () => {
    const { texts, columns, meta } = sample
    const priced = Array.from({ length: meta.printingCount }, (_, i) => i)
      .filter((i) => (columns.printingUsd[i] ?? 0) > 500)
      .slice(0, 24)
    const change = (i: number) => (i % 2 === 0 ? 100 : -100)
    const prices = priced.map((i) => [
      rowText(texts.printingId, i),
      { usd: (((columns.printingUsd[i] ?? 0) + change(i)) / 100).toFixed(2) },
    ])
    showDay('2026-08-14', Object.fromEntries(prices))
    for (const i of priced.toReversed()) await own(rowText(texts.printingId, i), 1)
    const { winners, losers, comparedCopies } = await movers()
    const ups = priced.filter((i) => change(i) > 0)
    const expected = (some: number[]) => some.slice(0, 10).map((i) => rowText(texts.printingId, i))
    expect(comparedCopies).toBe(24)
    expect(winners.map(({ scryfallId }) => scryfallId)).toEqual(expected(ups))
    expect(losers.map(({ scryfallId }) => scryfallId)).toEqual(
      expected(priced.filter((i) => change(i) < 0)),
    )
    const names = winners.map(({ cardName }) => cardName)
    expect(names).toEqual(names.toSorted())
  })

  test("another member's copies are not compared", async () => {
    await own(guide, 9)
    owner = await collectorIn(app())
    expect(await movers()).toMatchObject({ from: '2026-08-05', comparedCopies: 0, winners: [] })
    const visitor = app().visitor()
    const refused = await visitor.refusal(getValueMovers, { input: { days: '7' } })
    expect(refused).toMatchObject({ status: 401 })
  })

  test.each([[{}], [{ days: '8' }], [{ days: '' }]])('days as in %j are refused', async (input) => {
    expect(await owner.refusal(getValueMovers, { input })).toMatchObject({
      status: 400,
      issues: [{ path: 'days', message: 'days is 7 or 30' }],
    })
  })
})

function inWords({ copies, finish, priceBeforeUsd, priceUsd }: ValueMover): string {
  return `${copies} ${finish} ${priceBeforeUsd} > ${priceUsd}`
}
