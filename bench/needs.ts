import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { limits } from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { fillWithDecks, playedCards } from './deck-world.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { timeFirstNeeds, timeNeeds } from './needs-calls.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const heading = ['', 'p50 ms', 'p99 ms', 'on the wire']

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-needs-'))
const catalogue = await importCatalogue(dataDir)
const cards = playedCards(catalogue)
const scryfallIds = printingsFrom(catalogue, limits.collectionPrintings)

await onBothEngines(dataDir, measure)

/** The first server has just started, with empty caches; the second one is requested repeatedly. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const first = await startServer(dataDir, env)
  const cookie = await signUp(first.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const world = await fillWithDecks(db, id, cards)
  await fillWithPrintings(db, id, scryfallIds)
  await db.destroy()
  await first.stop()
  const server = await startServer(dataDir, env)
  const owner = { url: server.url, cookie, scryfallIds }
  const cold = await timeFirstNeeds(owner, world)
  await server.blocking() // forgets the start
  const rows = [heading, cold, ...(await timeNeeds(owner, world))]
  const { longest } = await server.blocking()
  const title = `${engine}: what decks need, with 203 of them and ${scryfallIds.length} printings`
  printTable(title, [...rows, ['event loop blocked, longest', longest.toFixed(1), '', '']])
  await server.stop()
}
