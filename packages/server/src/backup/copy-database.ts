import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { type Database, type Db, databaseName } from '../db/database.ts'
import { applyMissing, listApplied, lockSchema, refuseNewer } from '../db/migrate.ts'
import type { Tables } from '../db/tables.ts'
import { copyTableName, hasUnfinishedCopy } from '../db/unfinished-copy.ts'
import type { Clock } from '../lib/clock.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { atOneMoment } from './at-one-moment.ts'
import { encodeRow, type StoredValue } from './backup-format.ts'
import { insertRows, pagesOf } from './stored-rows.ts'
import { listStoredTables, type StoredTable } from './stored-tables.ts'

/** What a table has, whatever the order in which it is read. */
interface Content {
  rows: number
  /** The sum of the digests of its rows, modulo 2 to the power of 48. */
  checksum: number
}

export interface Copying {
  clock: Clock
  /** Hears of the rows that are copied or compared, out of all in the table. */
  onRows?: (step: 'copy' | 'compare', table: string, rows: number, all: number) => void
}

/**
 * Copies everything into an empty database on PostgreSQL, table by table, and compares both in the
 * end. When it is interrupted, the next run goes on with the table that was in progress.
 */
export async function copyDatabase(
  source: Database,
  target: Database,
  copying: Copying,
): Promise<Map<string, Content>> {
  const copied = await atOneMoment(source, (from) =>
    copyTables({ ...source, db: from }, target, copying),
  )
  // Afterwards, since PostgreSQL ends a transaction in which nothing happens for long.
  for (const { table, content } of copied) await compare(target, table, content, copying)
  await complete(target, copying.clock)
  return new Map(copied.map(({ table, content }) => [table.name, content]))
}

async function copyTables(source: Database, target: Database, copying: Copying) {
  const tables = await copiedTables(source)
  const migrations = await listApplied(source.db)
  refuseNewer(source.at, migrations)
  await prepare(target, migrations, copying.clock)
  const copied: { table: StoredTable; content: Content }[] = []
  for (const table of tables) {
    copied.push({ table, content: await copyOnce(source.db, target, table, copying) })
  }
  return copied
}

/** All but leases, which say what processes do at the moment. */
async function copiedTables({ db, engine, at }: Database): Promise<StoredTable[]> {
  const tables = await listStoredTables(db, engine)
  if (tables.length === 0) throw new StartProblem(`The database ${databaseName(at)} is empty.`)
  return tables.filter(({ name }) => name !== 'leases')
}

/** Makes the tables of these migrations, unless an interrupted copy has made them. */
async function prepare(target: Database, migrations: ReadonlySet<string>, clock: Clock) {
  const { db, engine, at } = target
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx, engine)
    if (await hasUnfinishedCopy({ db: tx })) return
    if ((await listStoredTables(tx, engine)).length > 0) {
      throw new StartProblem(
        `The database ${databaseName(at)} is not empty. Create another one, and copy into that.`,
      )
    }
    await applyMissing(tx, { engine, clock, includes: (name) => migrations.has(name) })
    await sql`create table ${sql.table(copyTableName)} (
      name text primary key, row_count bigint not null, checksum bigint not null
    )`.execute(tx)
  })
}

/** A table that an earlier run has copied is only read again, since it may have changed meanwhile. */
async function copyOnce(
  from: Db,
  target: Database,
  table: StoredTable,
  { onRows = () => {} }: Copying,
): Promise<Content> {
  const all = await countRows(from, table)
  const onPage = (read: number) => onRows('copy', table.name, read, all)
  const done = await findDone(target.db, table)
  if (!done) return copyTable(from, target.db, table, onPage)
  const content = await contentOf(from, table, async (_, read) => onPage(read))
  if (!isEqual(done, content)) throw changedMeanwhile(target, table)
  return content
}

function copyTable(from: Db, to: Db, table: StoredTable, onPage: (copied: number) => void) {
  return to.transaction().execute(async (tx) => {
    await tx.deleteFrom(table.name as keyof Tables).execute() // what migrations put there
    const content = await contentOf(from, table, async (rows, copied) => {
      await insertRows(tx, table, rows)
      onPage(copied)
    })
    await insertDone(tx, table, content)
    return content
  })
}

function changedMeanwhile({ at }: Database, { name }: StoredTable): StartProblem {
  return new StartProblem(
    `${name} has changed since the copy began. Stop the server that uses it, and copy into an empty database instead of ${databaseName(at)}.`,
  )
}

async function compare(
  { db, at }: Database,
  table: StoredTable,
  expected: Content,
  { onRows = () => {} }: Copying,
) {
  const content = await contentOf(db, table, async (_, compared) => {
    onRows('compare', table.name, compared, expected.rows)
  })
  if (isEqual(content, expected)) return
  throw new StartProblem(
    `${table.name} differs in ${databaseName(at)}: ${content.rows} rows for ${expected.rows}. Copy into another database.`,
  )
}

/** From now on it is a database like any other. */
async function complete({ db, engine }: Database, clock: Clock) {
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx, engine)
    await sql`drop table ${sql.table(copyTableName)}`.execute(tx)
    await applyMissing(tx, { engine, clock })
  })
}

async function contentOf(
  db: Db,
  table: StoredTable,
  onPage: (rows: StoredValue[][], read: number) => Promise<void>,
): Promise<Content> {
  const content = { rows: 0, checksum: 0 }
  for await (const page of pagesOf(db, table)) {
    content.rows += page.length
    for (const row of page) content.checksum = (content.checksum + digestOf(row)) % 2 ** 48
    await onPage(page, content.rows)
  }
  return content
}

/** Both engines give values as backups have them. */
function digestOf(row: StoredValue[]): number {
  return createHash('sha256').update(encodeRow(row)).digest().readUIntBE(0, 6)
}

function isEqual(a: Content, b: Content): boolean {
  return a.rows === b.rows && a.checksum === b.checksum
}

async function countRows(db: Db, { name }: StoredTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count
    from ${sql.table(name)}`.execute(db)
  return Number(rows[0]?.count)
}

async function findDone(db: Db, { name }: StoredTable): Promise<Content | undefined> {
  const { rows } = await sql<Content>`select row_count as rows, checksum
    from ${sql.table(copyTableName)} where name = ${name}`.execute(db)
  return rows[0]
}

async function insertDone(
  tx: Transaction<Tables>,
  { name }: StoredTable,
  { rows, checksum }: Content,
) {
  await sql`insert into ${sql.table(copyTableName)} (name, row_count, checksum)
    values (${name}, ${rows}, ${checksum})`.execute(tx)
}
