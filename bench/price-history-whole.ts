import { monitorEventLoopDelay } from 'node:perf_hooks'
import { readHistories, readHistory } from '@manafolio/server/src/cards/price-history/read.ts'
import { recordPrices } from '@manafolio/server/src/cards/price-history/record.ts'
import type { Db } from '@manafolio/server/src/db/database.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { timed } from './measure.ts'
import {
  catalogueOf,
  type Market,
  moveOn,
  type PriceWorld,
  seededRandom,
  timesWorld,
} from './price-world.ts'
import { sizeOf } from './sqlite-size.ts'
import { printTable } from './table.ts'

const log = pino({ level: 'silent' })
const manyPrintings = 20_000
const threeYears = { from: '2023-09-01', to: '2026-08-31' }
/** How often the event loop is checked, in milliseconds. */
const resolution = 1

interface Whole {
  market: Market
  /** The share of all printings that has a month of prices, in the first blocks. */
  parts: number
  blocks: number
  file: string
}

/** Measures recording and reading with the blocks of all printings. */
export async function measureWhole(
  db: Db,
  part: PriceWorld,
  { market, parts, blocks, file }: Whole,
): Promise<void> {
  for (let copy = 1; copy < parts; copy++) await copyBlocks(db, blocks, copy * blocks)
  const world = timesWorld(part, { times: parts, blocks })
  moveOn(world, market, seededRandom(2))
  const catalogue = catalogueOf(world, '2026-08-31')
  const recording = await watched(() => recordPrices({ db, log }, catalogue))
  await addMonths(db)
  const fileMb = (await sizeOf(db, file)) / 1e6
  const one = await watched(() => readHistory(db, world.ids[4711] ?? '', threeYears))
  const step = Math.floor(world.ids.length / manyPrintings)
  const ids = world.ids.filter((_, i) => i % step === 0).slice(0, manyPrintings)
  const many = await watched(() => countPoints(db, ids))
  printTable('All printings, 60 % moving each day, on the last day of a month', [
    ['', 'ms', 'event loop blocked for, ms'],
    ['recording the day', ...figures(recording)],
    [`reading three years of a printing: ${one.value.length} points`, ...figures(one)],
    [`of ${manyPrintings} printings: ${many.value} points`, ...figures(many)],
  ])
  console.log(`\n  The SQLite file with three years of it has ${fileMb.toFixed(0)} MB.`)
}

async function countPoints(db: Db, ids: readonly string[]): Promise<number> {
  let points = 0
  for await (const { prices } of readHistories(db, ids, threeYears)) points += prices.length
  return points
}

async function watched<T>(work: () => Promise<T>) {
  const delays = monitorEventLoopDelay({ resolution })
  delays.enable()
  const result = await timed(work)
  delays.disable()
  return { ...result, blockedMs: Math.max(0, delays.max / 1e6 - resolution) }
}

function figures({ seconds, blockedMs }: { seconds: number; blockedMs: number }): string[] {
  return [(seconds * 1000).toFixed(0), blockedMs.toFixed(1)]
}

/** Copies the first blocks under other numbers, with matching ids. */
async function copyBlocks(db: Db, blocks: number, offset: number) {
  await sql`insert into price_months
    select block + ${offset}, month, series from price_months where block < ${blocks}`.execute(db)
  const { rows } = await sql<{ block: number; ids: ArrayBuffer }>`
    select block, ids from price_ids where block < ${blocks}`.execute(db)
  for (const row of rows) {
    const block = row.block + offset
    const ids = Buffer.from(row.ids)
    for (let at = 0; at < ids.length; at += 16) ids[at] = block * 2
    await db.insertInto('price_ids').values({ block, ids }).execute()
  }
}

/** Copies the month under the names of the 35 months before it. */
async function addMonths(db: Db) {
  for (let i = 0; i < 35; i++) {
    const day = new Date(Date.UTC(2023, 8 + i, 1)).toISOString().slice(0, 10)
    await sql`insert into price_months
      select block, ${day.slice(0, 7)}, series from price_months where month = '2026-08'`.execute(
      db,
    )
    await db
      .insertInto('price_days')
      .values({ day, previous: `before ${day}` })
      .execute()
  }
}
