import type { Catalogue } from '@manafolio/search'
import { isDate } from '../../cards/price-history/price-day.ts'
import type { ReadStale } from '../../db/standby/stale-reads.ts'
import type { Deps } from '../../deps.ts'
import { chunksOf } from '../../lib/chunks.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { findRevision } from '../change-store.ts'
import { heldEntries, type Valuation, valuationOf } from '../held.ts'
import { listStates } from '../store.ts'
import {
  findCollectors,
  listUsersOnDay,
  type NewValue,
  type UserOnDay,
  upsertValue,
} from './value-store.ts'

export type RecordedValues = { day: string; collections: number } | 'sample prices' | 'no date'

/**
 * Records what each collection is worth by the prices of a catalogue as that of their day, unless
 * that was recorded since the user's cards changed last. What was done until the signal stays. The
 * prices of the sample are of no day, and users who never owned anything have no value.
 */
export async function recordValues(
  { db, readStale, log }: Pick<Deps, 'db' | 'readStale' | 'log'>,
  catalogue: Catalogue,
  signal: AbortSignal,
): Promise<RecordedValues> {
  const { source, pricesAsOf: day } = catalogue.meta
  if (source !== 'bulk') return 'sample prices'
  if (!isDate(day)) return 'no date'
  let collections = 0
  for await (const users of dueUsers(db, day)) {
    const values = await valuesOf(readStale, catalogue, { users, signal })
    await writeValues(db, values)
    collections += values.length
    if (signal.aborted) break
  }
  if (collections > 0) log.info({ day, collections }, 'values of collections recorded')
  return { day, collections }
}

/** Users looked at by one statement. */
const usersAtOnce = 250

/** Lists of those to record, one for each page of all users. */
async function* dueUsers(db: Deps['db'], day: string): AsyncGenerator<UserOnDay[]> {
  const yieldToEventLoop = eventLoopYielder()
  let after: string | undefined
  do {
    const users = await listUsersOnDay(db, day, { after, count: usersAtOnce })
    const changed = users.filter(
      ({ revision, recorded }) => recorded === null || revision > recorded,
    )
    const collectors = await findCollectors(
      db,
      changed.map(({ userId }) => userId),
    )
    yield changed.filter(({ userId }) => collectors.has(userId))
    await yieldToEventLoop()
    after = users.at(-1)?.userId
  } while (after !== undefined)
}

/** Of as many of the users as there is time for before the signal, without those who are gone. */
async function valuesOf(
  readStale: ReadStale,
  catalogue: Catalogue,
  { users, signal }: { users: readonly UserOnDay[]; signal: AbortSignal },
): Promise<NewValue[]> {
  const values: NewValue[] = []
  const yieldToEventLoop = eventLoopYielder()
  for (const { userId } of users) {
    if (signal.aborted) break
    const value = await readStale((db) => valueNow(db, catalogue, userId))
    if (value) values.push(value)
    await yieldToEventLoop()
  }
  return values
}

/** How often a collection is read that changes meanwhile: its pages may be of before and after. */
const triesMax = 3

/** The revision is read before the entries: what changes in between is recorded again. */
async function valueNow(
  db: Deps['db'],
  catalogue: Catalogue,
  userId: string,
): Promise<NewValue | undefined> {
  const day = catalogue.meta.pricesAsOf
  let revision = await findRevision(db, userId)
  for (let tries = 1; revision !== undefined; tries++) {
    const valuation = await currentValue(db, catalogue, userId)
    const revisionAfter = await findRevision(db, userId)
    if (revisionAfter === revision || tries === triesMax)
      return { userId, day, revision, ...valuation }
    revision = revisionAfter
  }
  return undefined
}

/** Entries made ready and counted before others have their turn. */
const entriesAtOnce = 500

/** Loaded collections are not cached. */
async function currentValue(
  db: Deps['db'],
  catalogue: Catalogue,
  userId: string,
): Promise<Valuation> {
  const states = await listStates(db, userId)
  const yieldToEventLoop = eventLoopYielder()
  const sum = { copies: 0, pricedCopies: 0, cents: 0 }
  for (const chunk of chunksOf([...states], entriesAtOnce)) {
    const entries = chunk.map(([scryfallId, state]) => ({ scryfallId, ...state }))
    const valuation = valuationOf(
      catalogue,
      heldEntries({ revision: 0, historyFrom: 0, entries }, catalogue),
    )
    sum.copies += valuation.copies
    sum.pricedCopies += valuation.pricedCopies
    sum.cents += valuation.cents
    await yieldToEventLoop()
  }
  return sum
}

async function writeValues(db: Deps['db'], values: readonly NewValue[]): Promise<void> {
  if (values.length === 0) return
  const yieldToEventLoop = eventLoopYielder()
  await db.transaction().execute(async (tx) => {
    for (const value of values) {
      await upsertValue(tx, value)
      await yieldToEventLoop()
    }
  })
}
