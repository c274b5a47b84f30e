import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  getCurrentUser,
  getValueHistory,
  getValueMovers,
  getValueParts,
  limits,
} from '@manafolio/contract'
import type { Database, Db } from '@manafolio/server/src/db/database.ts'
import { inPieces } from '@manafolio/server/src/db/in-pieces.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { row, send } from './collection-calls.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-value-'))
const catalogue = await importCatalogue(dataDir)
const scryfallIds = printingsFrom(catalogue, limits.collectionPrintings)
const lastDayMs = Date.parse(catalogue.meta.pricesAsOf)
const dayMs = 24 * 60 * 60 * 1000
const threeYears = 3 * 365

await onBothEngines(dataDir, measure)

async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const server = await startServer(dataDir, env)
  const cookie = await signUp(server.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillWithPrintings(db, id, scryfallIds)
  await recordDays(db, id)
  await db.destroy()
  const owner = { url: server.url, cookie, scryfallIds }
  const input = { from: dayBefore(threeYears), to: dayBefore(0) }
  const history = () => send(owner, getValueHistory, { input })
  const first = await row('three years of days, after a start', history)
  printTable(`${engine}: the value of ${scryfallIds.length} printings`, [
    ['', 'p50 ms', 'p99 ms', 'on the wire'],
    await row('a call that does nothing (who am I)', () => send(owner, getCurrentUser, {})),
    first,
    await row('by set, color, rarity and finish', () => send(owner, getValueParts, {})),
    await row('movers of 30 days', () => send(owner, getValueMovers, { input: { days: '30' } })),
  ])
  await server.stop()
}

function dayBefore(days: number): string {
  return new Date(lastDayMs - days * dayMs).toISOString().slice(0, 10)
}

async function recordDays(db: Db, userId: string) {
  const rows = Array.from({ length: threeYears }, (_, i) => ({
    user_id: userId,
    day: dayBefore(i + 1),
    revision: 0,
    cents: 12_345_600 + ((i * 7919) % 100_000),
    copies: 100_000,
    priced_copies: 95_000,
  }))
  await inPieces(rows, (some) => db.insertInto('collection_values').values(some).execute())
}
