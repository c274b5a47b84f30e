import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { timeCalls, timeFirst } from './collection-calls.ts'
import { timePage } from './collection-page.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const heading = ['', 'p50 ms', 'p99 ms', 'on the wire', '× empty call']

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-collection-'))
const catalogue = await importCatalogue(dataDir)
const scryfallIds = printingsFrom(catalogue, limits.collectionPrintings)

await onBothEngines(dataDir, measure)

/** The first server has just started, with empty caches; the second one is requested repeatedly. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const first = await startServer(dataDir, env)
  const cookie = await signUp(first.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillWithPrintings(db, id, scryfallIds)
  await db.destroy()
  await first.stop()
  const server = await startServer(dataDir, env)
  const owner = { url: server.url, cookie, scryfallIds }
  const rows = [heading, await timeFirst(owner), ...(await timeCalls(owner))]
  printTable(`${engine}: a collection of ${scryfallIds.length} printings`, rows)
  const page = await timePage(owner)
  printTable(`${engine}: its page in a browser`, page)
  const { now } = await server.memory()
  console.log(`  memory of the server afterwards: ${now.toFixed(0)} MB`)
  await server.stop()
}
