import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitImport, type ImportMode, limits, undoCollectionChange } from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { moveAccount } from './account-move.ts'
import { type Owner, send } from './collection-calls.ts'
import { fillWithDecks, playedCards } from './deck-world.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { importFiles, upload } from './import-files.ts'
import { timed } from './measure.ts'
import { onBothEngines } from './on-both-engines.ts'
import { othersRows, othersUntil } from './others.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-imports-'))
const catalogue = await importCatalogue(dataDir)
const scryfallIds = printingsFrom(catalogue, limits.collectionPrintings)
const played = playedCards(catalogue)
const files = importFiles(catalogue, scryfallIds)

await onBothEngines(dataDir, measure)

/** A user imports as many printings as a collection can have, while another keeps working. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const server = await startServer(dataDir, env)
  const some = scryfallIds.slice(0, 200)
  const other = { url: server.url, cookie: await signUp(server.url), scryfallIds: some }
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillWithPrintings(db, id, some)
  const importer = { url: server.url, cookie: await signUp(server.url), scryfallIds }
  const { id: importerId } = await db
    .selectFrom('users')
    .select('id')
    .where('id', '!=', id)
    .executeTakeFirstOrThrow()
  await fillWithDecks(db, importerId, played)
  await db.destroy()
  const alone = new Promise((resolve) => setTimeout(resolve, 5000))
  const rows = othersRows('nobody imports', await othersUntil(alone, other))
  const steps: string[][] = []
  await server.blocking()
  for (const [by, file] of Object.entries(files)) {
    const work = importOnce(importer, { by, file, mode: by === 'id' ? 'replace' : 'merge' }, steps)
    rows.push(...othersRows(`an import by ${by}`, await othersUntil(work, other)))
  }
  await importOnce(importer, { by: 'id', file: files.id, mode: 'replace', isUndone: false }, [])
  const move = moveAccount(importer).then((moved) => steps.push(...moved))
  rows.push(...othersRows('an account that moves', await othersUntil(move, other)))
  const { longest } = await server.blocking()
  printTable(`${engine}: ${scryfallIds.length} rows`, [['', 's'], ...steps])
  printTable('another user meanwhile', [['', 'requests', 'p50 ms', 'p99 ms', 'longest'], ...rows])
  console.log(`  longest that the event loop was blocked: ${longest.toFixed(0)} ms`)
  await server.stop()
}

interface Import {
  by: string
  file: string
  mode: ImportMode
  isUndone?: boolean
}

async function importOnce(
  owner: Owner,
  { by, file, mode, isUndone = true }: Import,
  steps: string[][],
) {
  const step = async (name: string, work: () => Promise<unknown>) => {
    const { seconds } = await timed(work)
    steps.push([`${name} by ${by}`, seconds.toFixed(2)])
  }
  const id = randomUUID()
  const changeId = randomUUID()
  await step('dry run', async () => {
    const found = await upload(owner, id, file)
    if (found !== scryfallIds.length) throw new Error(`only ${found} rows can be added`)
  })
  await step(`commit (${mode})`, () =>
    send(owner, commitImport, { params: { id }, input: { mode, scope: 'doubtful' }, changeId }),
  )
  if (!isUndone) return
  await step('undo', () => send(owner, undoCollectionChange, { params: { id: changeId } }))
}
