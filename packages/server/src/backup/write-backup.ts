import { createHash } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import packageFile from '../../package.json' with { type: 'json' }
import { type Database, databaseName } from '../db/database.ts'
import { listApplied, refuseNewer } from '../db/migrate.ts'
import type { Clock } from '../lib/clock.ts'
import { isWithoutRoom } from '../lib/no-room.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { syncFolder } from '../lib/sync-folder.ts'
import { atOneMoment } from './at-one-moment.ts'
import { encodeRow, formatVersion, type Header, type Trailer } from './backup-format.ts'
import { type CheckedBackup, checkBackup } from './read-backup.ts'
import { pagesOf } from './stored-rows.ts'
import { listStoredTables } from './stored-tables.ts'

/**
 * What is not restored: sessions, access tokens and links that were ended since must not come back to
 * life, and counted tries, card data and who fetches it are of the moment.
 */
export const tablesLeftOut: ReadonlySet<string> = new Set([
  'session',
  'access_tokens',
  'tries',
  'password_reset_tokens',
  'email_verification_tokens',
  'setup_tokens',
  'leases',
  'card_refresh',
  'catalogues',
  'catalogue_chunks',
  'backup_state',
])

interface Target {
  file: string
  clock: Clock
  signal?: AbortSignal
}

/**
 * Writes one state of the database into a file that nobody else may read. It is there whole, read
 * back and on the disk, or not at all.
 */
export async function writeBackup(database: Database, target: Target): Promise<CheckedBackup> {
  const draft = `${target.file}.${process.pid}.tmp`
  try {
    await writeDraft(database, { ...target, file: draft })
    const checked = await checkBackup(draft)
    await rename(draft, target.file)
    await syncFolder(dirname(target.file))
    return checked
  } catch (error) {
    await rm(draft, { force: true })
    throw isWithoutRoom(error) ? new StartProblem(noRoomFor(target.file), { cause: error }) : error
  }
}

function noRoomFor(file: string): string {
  return `There is no room on the disk for ${file}. Free some space, or back up to another disk.`
}

async function writeDraft(database: Database, { file, clock, signal }: Target) {
  const handle = await open(file, 'w', 0o600)
  try {
    await atOneMoment(database, async (db) => {
      const meta = { app: packageFile.version, createdAt: clock.now().toISOString() }
      const write = async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await handle.writeFile(chunk)
      }
      await pipeline(linesOf({ ...database, db }, meta), createGzip(), write, { signal })
    })
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* linesOf(
  { db, engine, at }: Database,
  meta: Pick<Header, 'app' | 'createdAt'>,
): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const rows: Trailer['rows'] = {}
  const hashed = (lines: string) => {
    hash.update(lines)
    return lines
  }
  const tables = await listStoredTables(db, engine)
  if (tables.length === 0) throw new StartProblem(`The database ${databaseName(at)} is empty.`)
  const migrations = [...(await listApplied(db))]
  refuseNewer(at, migrations)
  yield hashed(lineOf({ ...headerBase, engine, ...meta, migrations } satisfies Header))
  for (const table of tables.filter(({ name }) => !tablesLeftOut.has(name))) {
    yield hashed(lineOf({ table: table.name, columns: table.columns }))
    rows[table.name] = 0
    for await (const page of pagesOf(db, table)) {
      rows[table.name] = (rows[table.name] ?? 0) + page.length
      yield hashed(page.map((row) => `${encodeRow(row)}\n`).join(''))
    }
  }
  yield lineOf({ rows, sha256: hash.digest('hex') } satisfies Trailer)
}

const headerBase = { format: 'manafolio-backup', version: formatVersion } as const

function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`
}
