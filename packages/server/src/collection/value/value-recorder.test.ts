import { addToCollection, getValueHistory, getValueMovers } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { recordPrices } from '../../cards/price-history/record.ts'
import { holdLease, leaseMs } from '../../db/lease.ts'
import { readsPrimary } from '../../db/standby/stale-reads.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { datedCatalogue } from '../../test/dated-catalogue.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { printing } from '../../test/sample-cards.ts'
import { type TestApp, testApp } from '../../test/test-app.ts'
import { recordValuesInOtherProcess } from '../../test/value-job.ts'
import { type ValueRecorder, valueRecorder } from './value-recorder.ts'

const guide = printing.goblinGuideZendikar
const prices = { [guide]: { usd: '2.00' } }

onEveryEngine((engine) => {
  let app: TestApp
  let sample: Catalogue
  let recorder: ValueRecorder
  let logged: string[]

  beforeEach(async () => {
    app = await testApp(engine)
    sample = app.catalogue.current()
    logged = []
    recorder = valueRecorder({ ...needs(), log: listening(logged) })
  })
  afterEach(async () => {
    await recorder.stop()
    await app.close()
  })

  const needs = () => {
    const { clock, catalogue, database } = app
    return { db: database.db, readStale: readsPrimary(database.db), clock, catalogue }
  }
  const showDay = (day: string) => app.catalogue.replace(datedCatalogue(sample, day, prices))

  async function owners(count: number): Promise<MemberClient[]> {
    const all: MemberClient[] = []
    for (let quantity = 1; quantity <= count; quantity++) {
      const owner = await collectorIn(app)
      await owner.call(addToCollection, { input: { scryfallId: guide, quantity } })
      all.push(owner)
    }
    return all
  }

  const recordElsewhere = (killedAt?: number) =>
    recordValuesInOtherProcess({
      at: app.at,
      day: '2026-08-10',
      prices,
      ...(killedAt !== undefined && { killedAt }),
    })

  /** What was recorded by the prices of 10 August. */
  async function recorded(owner: MemberClient): Promise<number[]> {
    showDay('2026-08-11')
    const { days } = await owner.call(getValueHistory, { input: { to: '2026-08-10' } })
    showDay('2026-08-10')
    return days.map(({ valueUsd }) => valueUsd)
  }

  test('two processes that record at once record each collection once', async () => {
    const [one, two, three] = await owners(3)
    if (!one || !two || !three) throw new Error('there are three owners')
    showDay('2026-08-10')
    const [, elsewhere] = await Promise.all([recorder.record(), recordElsewhere()])
    expect(elsewhere).toEqual({ code: 0, signal: null })
    expect([await recorded(one), await recorded(two), await recorded(three)]).toEqual([
      [2],
      [4],
      [6],
    ])
  })

  test('a process that is killed while it records leaves nothing wrong, and another continues', async () => {
    const [one, two, three] = await owners(3)
    if (!one || !two || !three) throw new Error('there are three owners')
    expect(await recordElsewhere(2)).toMatchObject({ signal: 'SIGKILL' })
    await recorder.record() // it may still be alive
    expect(await recorded(three)).toEqual([])
    app.clock.moveForward(leaseMs + 1)
    showDay('2026-08-10')
    await recorder.record()
    expect([await recorded(one), await recorded(two), await recorded(three)]).toEqual([
      [2],
      [4],
      [6],
    ])
  })

  test('concurrent recordings run one after another', async () => {
    await owners(2)
    showDay('2026-08-10')
    await Promise.all([recorder.record(), recorder.record()])
    expect(logged).toEqual(['values of collections recorded'])
  })

  test('a stop waits for what is under way, and nothing is recorded after it', async () => {
    const [owner] = await owners(1)
    if (!owner) throw new Error('there is an owner')
    showDay('2026-08-10')
    await recorder.stop()
    await recorder.record()
    expect(await recorded(owner)).toEqual([])
    const lease = { name: 'collection values', holder: 'somebody else' }
    expect(await holdLease(needs(), lease)).toBe(true)
  })

  test('it records when it is started', async () => {
    const [owner] = await owners(1)
    if (!owner) throw new Error('there is an owner')
    showDay('2026-08-10')
    recorder.start()
    await expect
      .poll(() => logged, { interval: 5, timeout: 10_000 })
      .toEqual(['values of collections recorded'])
    expect(await recorded(owner)).toEqual([2])
  })

  test('what goes wrong is logged, and tried again the next time', async () => {
    const [owner] = await owners(1)
    if (!owner) throw new Error('there is an owner')
    const broken = {
      ...app.catalogue,
      current: (): Catalogue => {
        throw new Error('no catalogue')
      },
    }
    let catalogue = broken
    const failing = valueRecorder({
      ...needs(),
      catalogue: { ...broken, current: () => catalogue.current() },
      log: listening(logged),
    })
    failing.start()
    await expect
      .poll(() => logged, { interval: 5 })
      .toEqual(['recording values of collections failed'])
    showDay('2026-08-10')
    catalogue = { ...broken, current: app.catalogue.current }
    await failing.record()
    await failing.stop()
    expect(await recorded(owner)).toEqual([2])
  })

  test('earlier prices are ready for the first visitor', async () => {
    const [owner] = await owners(1)
    if (!owner) throw new Error('there is an owner')
    const log = pino({ level: 'silent' })
    await recordPrices({ db: app.database.db, log }, datedCatalogue(sample, '2026-08-01'))
    showDay('2026-08-10')
    await recorder.record()
    await app.database.db.deleteFrom('price_months').execute()
    const { winners } = await owner.call(getValueMovers, { input: { days: '7' } })
    expect(winners).toMatchObject([{ scryfallId: guide, priceBeforeUsd: 1.53, priceUsd: 2 }])
  })
})

function listening(logged: string[]) {
  return pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line).msg) })
}
