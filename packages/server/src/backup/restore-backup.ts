import { sql, type Transaction } from 'kysely'
import { type Database, databaseName } from '../db/database.ts'
import {
  applyMissing,
  listApplied,
  lockSchema,
  refuseNewer,
  unknownMigrations,
} from '../db/migrate.ts'
import { rowsAtOnce } from '../db/rows-at-once.ts'
import type { Tables } from '../db/tables.ts'
import { forgetUnfinishedCopy } from '../db/unfinished-copy.ts'
import type { Clock } from '../lib/clock.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { decodeRow, type StoredValue, type TableLine, tableLine } from './backup-format.ts'
import { backupLines, type CheckedBackup, checkBackup } from './read-backup.ts'
import { insertRows } from './stored-rows.ts'
import { listStoredTables } from './stored-tables.ts'

interface Restoring {
  clock: Clock
  /** Also when the database has users, who are deleted then. */
  replaces: boolean
  /** Hears of each table before its rows are written. */
  onTable?: (table: string, rows: number) => void
}

/**
 * Makes the database what it was when the backup was made, on either engine, and brings it up to
 * date; all or nothing.
 */
export async function restoreBackup(
  { db, engine, at }: Database,
  file: string,
  { clock, replaces, onTable }: Restoring,
): Promise<CheckedBackup> {
  const checked = await checkBackup(file)
  const { migrations } = checked.header
  refuseNewerBackup(file, checked)
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx, engine)
    refuseNewer(at, await listApplied(tx))
    await dropTables(tx, { engine, at, replaces })
    await applyMissing(tx, { engine, clock, includes: (name) => migrations.includes(name) })
    await loadRows(tx, file, (table) => onTable?.(table, checked.rows[table] ?? 0))
    await applyMissing(tx, { engine, clock })
  })
  return checked
}

function refuseNewerBackup(file: string, { header }: CheckedBackup) {
  const [unknown] = unknownMigrations(header.migrations)
  if (unknown === undefined) return
  throw new StartProblem(
    `${file} was made by a newer version of Manafolio (${header.app}; ${unknown} is unknown here). Restore it with that version.`,
  )
}

async function dropTables(
  tx: Transaction<Tables>,
  { engine, at, replaces }: Pick<Database, 'engine' | 'at'> & Pick<Restoring, 'replaces'>,
) {
  const tables = (await listStoredTables(tx, engine)).map(({ name }) => name)
  if (!replaces && tables.includes('users')) await refuseUsers(tx, at)
  for (const name of tables.toReversed()) await tx.schema.dropTable(name).execute()
  await forgetUnfinishedCopy(tx)
  await sql`delete from migrations`.execute(tx)
}

async function refuseUsers(tx: Transaction<Tables>, at: Database['at']) {
  const { count } = await tx
    .selectFrom('users')
    .select((select) => select.fn.countAll<string | number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) === 0) return
  throw new StartProblem(
    `The database ${databaseName(at)} already has users (${count}). Restore into an empty database, or add --replace to delete everything that is there.`,
  )
}

async function loadRows(tx: Transaction<Tables>, file: string, onTable: (table: string) => void) {
  let table: TableLine = { table: '', columns: [] }
  let rows: StoredValue[][] = []
  const write = async () => {
    if (rows.length > 0) await insertRows(tx, { ...table, name: table.table }, rows)
    rows = []
  }
  for await (const line of backupLines(file)) {
    if (line.startsWith('[')) rows.push(decodeRow(line))
    else await write()
    if (rows.length === rowsAtOnce) await write()
    const next = line.startsWith('{"table"') ? tableLine.parse(JSON.parse(line)) : undefined
    if (!next) continue
    table = next
    await tx.deleteFrom(table.table as keyof Tables).execute() // what migrations have put there
    onTable(table.table)
  }
}
