import {
  addToCollection,
  deleteAccount,
  getCollectionStats,
  getValueHistory,
  removeFromCollection,
  updateCollectionEntry,
} from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import { runsOf } from '@manafolio/testing/property-runs'
import fc from 'fast-check'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readsPrimary } from '../../db/standby/stale-reads.ts'
import type { MemberClient } from '../../test/client.ts'
import { collectorIn } from '../../test/collector.ts'
import { datedCatalogue, type NewPrices } from '../../test/dated-catalogue.ts'
import { onEveryEngine } from '../../test/engines.ts'
import { fillWithPrintings } from '../../test/full-collection.ts'
import { interruptedAfterReading } from '../../test/interrupted-db.ts'
import { printing, unknownPrinting } from '../../test/sample-cards.ts'
import { useTestApp } from '../../test/test-app.ts'
import { recordValues } from './record-values.ts'

const guide = printing.goblinGuideZendikar
const log = pino({ level: 'silent' })

onEveryEngine((engine) => {
  // The clock stands at 2026-08-15.
  const app = useTestApp(engine)
  let sample: Catalogue | undefined

  /** From here on prices are those of a day. */
  function pricesOf(day: string, prices: NewPrices = {}) {
    sample ??= app().catalogue.current()
    const next = datedCatalogue(sample, day, prices)
    app().catalogue.replace(next)
    return next
  }

  const record = (db = app().database.db, signal = new AbortController().signal) =>
    recordValues({ db, readStale: readsPrimary(db), log }, app().catalogue.current(), signal)

  /** The database where something happens between reading a collection and what is done with it. */
  const meanwhile = (what: { act: () => Promise<unknown>; times?: number }) =>
    interruptedAfterReading(app().database.db, ['collection'], what)

  async function ownerOf(holdings: Record<string, number>) {
    const owner = await collectorIn(app())
    for (const [scryfallId, quantity] of Object.entries(holdings)) {
      await owner.call(addToCollection, { input: { scryfallId, quantity } })
    }
    return owner
  }

  /** The days before those of the current prices, as `day value copies/priced`. */
  async function recorded(owner: MemberClient) {
    const { days } = await owner.call(getValueHistory)
    const today = app().catalogue.current().meta.pricesAsOf
    return days
      .filter(({ day }) => day !== today)
      .map(
        ({ day, valueUsd, copies, pricedCopies }) => `${day} ${valueUsd} ${copies}/${pricedCopies}`,
      )
  }

  /** All that was there before is recorded for both days, so that tests count their own. */
  beforeEach(async () => {
    for (const day of ['2026-08-10', '2026-08-11']) {
      pricesOf(day)
      await record()
    }
    pricesOf('2026-08-10')
  })

  test('each collection is recorded as it is, by the prices of the day', async () => {
    const one = await ownerOf({ [guide]: 2, [unknownPrinting]: 3 }) // $1.53 each, and no price
    const other = await ownerOf({ [printing.krenkoEtched]: 1, [printing.lightningBoltAlpha]: 1 })
    expect(await record()).toEqual({ day: '2026-08-10', collections: 2 })
    pricesOf('2026-08-11', { [guide]: { usd: '2.00' } })
    expect(await recorded(one)).toEqual(['2026-08-10 3.06 5/2'])
    expect(await recorded(other)).toEqual(['2026-08-10 650.69 2/2'])
    expect(await record()).toEqual({ day: '2026-08-11', collections: 2 })
    pricesOf('2026-08-12')
    expect(await recorded(one)).toEqual(['2026-08-10 3.06 5/2', '2026-08-11 4 5/2'])
  })

  test('only collections that changed are recorded again on the same day', async () => {
    const one = await ownerOf({ [guide]: 2 })
    const other = await ownerOf({ [guide]: 1 })
    await record()
    expect(await record()).toEqual({ day: '2026-08-10', collections: 0 })
    const change = { params: { scryfallId: guide }, input: { quantity: 4 } }
    await one.call(updateCollectionEntry, change)
    expect(await record()).toEqual({ day: '2026-08-10', collections: 1 })
    pricesOf('2026-08-11')
    expect(await recorded(one)).toEqual(['2026-08-10 6.12 4/4'])
    expect(await recorded(other)).toEqual(['2026-08-10 1.53 1/1'])
  })

  test('who never owned anything has no value, and who gave all away has one of nothing', async () => {
    const empty = await collectorIn(app())
    const emptied = await ownerOf({ [guide]: 2 })
    const neverSeen = await ownerOf({ [guide]: 2 })
    await neverSeen.call(removeFromCollection, { params: { scryfallId: guide } })
    expect(await record()).toEqual({ day: '2026-08-10', collections: 1 })
    await emptied.call(removeFromCollection, { params: { scryfallId: guide } })
    pricesOf('2026-08-11')
    expect(await record()).toEqual({ day: '2026-08-11', collections: 1 })
    pricesOf('2026-08-12')
    expect(await recorded(emptied)).toEqual(['2026-08-10 3.06 2/2', '2026-08-11 0 0/0'])
    expect(await recorded(empty)).toEqual([])
    expect(await recorded(neverSeen)).toEqual([])
  })

  test('who owned cards before their changes were counted is recorded, and once a day', async () => {
    const { db } = app().database
    const [owner, empty] = [await collectorIn(app()), await collectorIn(app())]
    await fillWithPrintings(db, owner.account.id, [guide])
    expect(await record()).toEqual({ day: '2026-08-10', collections: 1 })
    expect(await record()).toEqual({ day: '2026-08-10', collections: 0 })
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 1.53 1/1'])
    expect(await recorded(empty)).toEqual([])
  })

  test('the prices of the sample and those of no date are not recorded', async () => {
    const owner = await ownerOf({ [guide]: 2 })
    const bulk = pricesOf('2026-99-99')
    expect(await record()).toBe('no date')
    app().catalogue.replace({
      ...bulk,
      meta: { ...bulk.meta, source: 'sample', pricesAsOf: '2026-08-09' },
    })
    expect(await record()).toBe('sample prices')
    pricesOf('2026-08-12')
    expect(await recorded(owner)).toEqual([])
  })

  test('a user who goes meanwhile is left out, and the others are recorded', async () => {
    const { db } = app().database
    for (const tables of [['collection'], ['collection', 'users']] as const) {
      const leaving = [await ownerOf({ [guide]: 2 }), await ownerOf({ [guide]: 2 })]
      const staying = await ownerOf({ [guide]: 1 })
      const leave = async () => {
        for (const one of leaving) {
          await one.call(deleteAccount, { input: { password: one.password } })
        }
      }
      await record(interruptedAfterReading(db, tables, { act: leave }))
      pricesOf('2026-08-11')
      expect(await recorded(staying)).toEqual(['2026-08-10 1.53 1/1'])
      pricesOf('2026-08-10')
    }
  })

  test('what changes while it is read is read again', async () => {
    const owner = await ownerOf({ [guide]: 2 })
    const input = { scryfallId: guide, quantity: 1 }
    const act = () => owner.call(addToCollection, { input })
    await record(meanwhile({ act, times: 2 }))
    expect(await record()).toEqual({ day: '2026-08-10', collections: 0 })
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 6.12 4/4'])
  })

  test('what changes whenever it is read is recorded, and once more the next time', async () => {
    const owner = await ownerOf({ [guide]: 2 })
    const input = { scryfallId: guide, quantity: 1 }
    const act = () => owner.call(addToCollection, { input })
    await record(meanwhile({ act, times: 3 }))
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 6.12 4/4'])
    pricesOf('2026-08-10')
    expect(await record()).toEqual({ day: '2026-08-10', collections: 1 })
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 7.65 5/5'])
  })

  test('what was made from newer cards is not replaced by what is late', async () => {
    const owner = await ownerOf({ [guide]: 2 })
    const input = { scryfallId: guide, quantity: 1 }
    const overtake = async () => {
      await owner.call(addToCollection, { input })
      await record()
    }
    const { db } = app().database
    await record(interruptedAfterReading(db, ['collection', 'users'], { act: overtake }))
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 4.59 3/3'])
  })

  test('what was done before the signal stays, and the rest follows the next time', async () => {
    const stopping = new AbortController()
    const owners = [await ownerOf({ [guide]: 1 }), await ownerOf({ [guide]: 1 })]
    const stop = async () => stopping.abort()
    expect(await record(meanwhile({ act: stop }), stopping.signal)).toMatchObject({
      collections: 1,
    })
    expect(await record()).toMatchObject({ collections: 1 })
    pricesOf('2026-08-11')
    for (const owner of owners) expect(await recorded(owner)).toEqual(['2026-08-10 1.53 1/1'])
  })

  test('more users than one page has are all recorded', async () => {
    const { db } = app().database
    const now = '2026-08-15T12:00:00.000Z'
    const owner = await ownerOf({ [guide]: 1 })
    const ids = Array.from(
      { length: 600 },
      (_, i) => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`,
    )
    const people = ids.map((id) => ({
      id,
      email: id,
      email_key: id,
      password: 'none',
      role: 'user',
      created_at: now,
      updated_at: now,
      cards_revision: 1,
    }))
    await db.insertInto('users').values(people).execute()
    for (const id of ids.filter((_, i) => i % 100 === 99)) await fillWithPrintings(db, id, [guide])
    expect(await record()).toEqual({ day: '2026-08-10', collections: 7 })
    pricesOf('2026-08-11')
    expect(await recorded(owner)).toEqual(['2026-08-10 1.53 1/1'])
  })

  test('the recorded value equals the statistics at that moment', async () => {
    const owned = fc.dictionary(
      fc.constantFrom(...Object.values(printing), unknownPrinting),
      fc.integer({ min: 1, max: 50 }),
      { minKeys: 1, noNullPrototype: true },
    )
    await fc.assert(
      fc.asyncProperty(owned, async (holdings) => {
        pricesOf('2026-08-10')
        const owner = await ownerOf(holdings)
        await record()
        const now = await owner.call(getCollectionStats)
        pricesOf('2026-08-11', { [guide]: { usd: '90.00' } })
        const { totalValueUsd, totalCards, pricedCards } = now
        expect(await recorded(owner)).toEqual([
          `2026-08-10 ${totalValueUsd} ${totalCards}/${pricedCards}`,
        ])
      }),
      { numRuns: runsOf(10), seed: 8 },
    )
  })
})
