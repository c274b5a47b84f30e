import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { timeDeckCalls, timeFirstList } from './deck-calls.ts'
import { timeEditor } from './deck-page.ts'
import { fillWithDecks, playedCards } from './deck-world.ts'
import { importCatalogue } from './full-catalogue.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const heading = ['', 'p50 ms', 'p99 ms', 'on the wire']

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-decks-'))
const cards = playedCards(await importCatalogue(dataDir))

await onBothEngines(dataDir, measure)

/** The first server has just started, with empty caches; the second one is requested repeatedly. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const first = await startServer(dataDir, env)
  const cookie = await signUp(first.url)
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  const world = await fillWithDecks(db, id, cards)
  await db.destroy()
  await first.stop()
  const server = await startServer(dataDir, env)
  const owner = { url: server.url, cookie, scryfallIds: [] }
  const rows = [heading, await timeFirstList(owner), ...(await timeDeckCalls(owner, world))]
  printTable(`${engine}: 203 decks, 200 of them of 100 cards`, rows)
  printTable(`${engine}: the editor in a browser`, await timeEditor(owner, world))
  await server.stop()
}
