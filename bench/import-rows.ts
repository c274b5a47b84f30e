import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  deleteImport,
  exportCollection,
  exportFormat,
  getCurrentUser,
  limits,
  listImportRows,
  previewImport,
  updateImportRows,
} from '@manafolio/contract'
import type { Database } from '@manafolio/server/src/db/database.ts'
import { fillWithPrintings } from '@manafolio/server/src/test/full-collection.ts'
import { type Owner, send } from './collection-calls.ts'
import { importCatalogue, printingsFrom } from './full-catalogue.ts'
import { importFiles, upload } from './import-files.ts'
import { percentile, timed, timesOf } from './measure.ts'
import { onBothEngines } from './on-both-engines.ts'
import { signUp } from './search-load.ts'
import { startServer } from './server-process.ts'
import { printTable } from './table.ts'

const rows = 30_000
const dataDir = await mkdtemp(join(tmpdir(), 'manafolio-import-rows-'))
const catalogue = await importCatalogue(dataDir)
const files = importFiles(catalogue, printingsFrom(catalogue, rows))

await onBothEngines(dataDir, measure)

/** A user with a full collection imports a file with more rows than it can hold, and nobody else is there. */
async function measure(engine: string, { db }: Database, env: Record<string, string>) {
  const server = await startServer(dataDir, env)
  const owner: Owner = { url: server.url, cookie: await signUp(server.url), scryfallIds: [] }
  const { id: userId } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await fillWithPrintings(db, userId, printingsFrom(catalogue, limits.collectionPrintings))
  await db.destroy()
  const empty = await median(() => send(owner, getCurrentUser, {}))
  const table: string[][] = []
  const measured = (name: string, ms: number) =>
    table.push([name, ms.toFixed(1), (ms / empty).toFixed(0)])
  measured('a call that does nothing (who am I)', empty)
  for (const [by, file] of Object.entries(files)) {
    measured(`${rows} rows read by ${by}`, await timeReading(owner, file))
  }
  await timeCalls(owner, measured)
  printTable(engine, [['', 'ms', 'ratio'], ...table])
  await server.stop()
}

/** The median of the milliseconds of some uploads, after one to warm up. */
async function timeReading(owner: Owner, file: string): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 4; round++) {
    const id = randomUUID()
    const { seconds } = await timed(() => upload(owner, id, file))
    times.push(seconds * 1000)
    await send(owner, deleteImport, { params: { id } })
  }
  return percentile(times.slice(1), 0.5)
}

async function timeCalls(owner: Owner, measured: (name: string, ms: number) => void) {
  const params = { id: randomUUID() }
  await upload(owner, params.id, files['set and number'])
  for (const page of [1, 300, rows / limits.importRowsPage]) {
    const input = { page }
    measured(
      `page ${page} of its rows`,
      await median(() => send(owner, listImportRows, { params, input })),
    )
  }
  for (const mode of ['merge', 'reconcile', 'replace'] as const) {
    const input = { mode, scope: 'doubtful' } as const
    measured(
      `preview (${mode})`,
      await median(() => send(owner, previewImport, { params, input }), 5),
    )
  }
  const input = { leaveOut: 'doubtful' } as const
  const { seconds } = await timed(() => send(owner, updateImportRows, { params, input }))
  measured('all doubtful rows left out', seconds * 1000)
  for (const format of exportFormat.options) {
    measured(
      `export of the collection (${format})`,
      await median(() => send(owner, exportCollection, { input: { format } }), 1),
    )
  }
}

/** In milliseconds. */
async function median(work: () => Promise<unknown>, rounds = 20): Promise<number> {
  return percentile(await timesOf(work, { rounds, warmUp: 1 }), 0.5)
}
