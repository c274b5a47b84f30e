import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blockCount } from '@manafolio/server/src/cards/price-history/blocks.ts'
import { recordPrices } from '@manafolio/server/src/cards/price-history/record.ts'
import { type Db, openDatabase } from '@manafolio/server/src/db/database.ts'
import { migrate } from '@manafolio/server/src/db/migrate.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { measureWhole } from './price-history-whole.ts'
import {
  catalogueOf,
  type Market,
  moveOn,
  type PriceWorld,
  priceWorld,
  readPart,
  seededRandom,
} from './price-world.ts'
import { bytesOf, sizeOf } from './sqlite-size.ts'
import { printTable } from './table.ts'

// A month is recorded day by day for a sixteenth of the printings, in a sixteenth of the blocks.
// Sixteen times that is the month of all printings, and twelve times that the year.
const printings = 117_000
const parts = 16
const blocks = blockCount / parts
const days = 30
const recordedMonth = '2026-08'
const log = pino({ level: 'silent' })
const bulkFile = process.env.CARD_BULK_FILE ?? ''

// Assumed: prices move independently, by 4 % (standard deviation) and at least a cent, and one move
// in a hundred by 30 %. Services smooth their prices, so that real days have smaller moves.
const moves = { usual: 0.04, rare: 0.3 }
const cases: { name: string; market: Market; only: 'all' | 'priced' }[] = [
  { name: '10 % of all prices move each day', market: { share: 0.1, ...moves }, only: 'all' },
  { name: '30 %', market: { share: 0.3, ...moves }, only: 'all' },
  { name: '60 %, and no printing is without', market: { share: 0.6, ...moves }, only: 'priced' },
  { name: '60 %', market: { share: 0.6, ...moves }, only: 'all' },
]

const lines = {
  all: await readPart(bulkFile, { every: parts, only: 'all' }),
  priced: await readPart(bulkFile, { every: parts, only: 'priced' }),
}
const sizes: string[][] = []
for (const each of cases) {
  const folder = await mkdtemp(join(tmpdir(), 'manafolio-prices-'))
  const file = join(folder, 'prices.db')
  const database = openDatabase({ file })
  await migrate(database, { now: () => new Date() })
  const world = priceWorld(lines[each.only], { printings: printings / parts, blocks })
  sizes.push([each.name, ...(await recordMonth(database.db, world, { ...each, file }))])
  if (each === cases.at(-1))
    await measureWhole(database.db, world, { ...each, parts, blocks, file })
  await database.db.destroy()
  await rm(folder, { recursive: true })
}
printTable(`A year of the prices of ${printings} printings`, [
  ['', 'prices', 'changes a day', 'compressed MB', 'SQLite file MB'],
  ...sizes,
])

/** The size of a year's months, for all printings. */
async function recordMonth(
  db: Db,
  world: PriceWorld,
  { market, file }: { market: Market; file: string },
): Promise<string[]> {
  const random = seededRandom(1)
  let changes = 0
  for (let day = 1; day <= days; day++) {
    if (day > 1) moveOn(world, market, random)
    const date = `${recordedMonth}-${String(day).padStart(2, '0')}`
    const recorded = await recordPrices({ db, log }, catalogueOf(world, date))
    if (typeof recorded === 'string') throw new Error(recorded)
    if (day > 1) changes += recorded.changes
  }
  const prices = world.prices.filter((price) => price >= 0).length
  const compressed = (await bytesOf(db, 'price_months', 'series')) * 12
  return [
    String(prices * parts),
    String(Math.round((changes * parts) / (days - 1))),
    ((compressed * parts) / 1e6).toFixed(1),
    (((await yearInFile(db, file)) * parts) / 1e6).toFixed(1),
  ]
}

/** How much twelve such months add to the file. */
async function yearInFile(db: Db, file: string): Promise<number> {
  await copyMonth(db, '2026-09') // uses the free space of the file
  const before = await sizeOf(db, file)
  await copyMonth(db, '2026-10')
  const added = (await sizeOf(db, file)) - before
  await db.deleteFrom('price_months').where('month', '>', recordedMonth).execute()
  return added * 12
}

async function copyMonth(db: Db, month: string) {
  await sql`insert into price_months
    select block, ${month}, series from price_months where month = ${recordedMonth}`.execute(db)
}
