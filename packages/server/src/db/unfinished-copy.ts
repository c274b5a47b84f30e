import { sql } from 'kysely'
import { StartProblem } from '../lib/start-problem.ts'
import { type Database, type Db, databaseName } from './database.ts'

/** Where a copy writes down which tables are done. It is there until the copy is complete. */
export const copyTableName = 'database_copy'

/** Whether PostgreSQL has such a table. */
export async function hasUnfinishedCopy({ db }: Pick<Database, 'db'>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select
    to_regclass(${copyTableName}) is not null as found`.execute(db)
  return rows[0]?.found ?? false
}

/** Of a copy that nobody will continue. */
export async function forgetUnfinishedCopy(db: Db): Promise<void> {
  await db.schema.dropTable(copyTableName).ifExists().execute()
}

/** A site would begin with a part of what it had. */
export async function refuseUnfinishedCopy(database: Database): Promise<void> {
  if (database.engine !== 'postgres' || !(await hasUnfinishedCopy(database))) return
  throw new StartProblem(
    `The database ${databaseName(database.at)} is the target of a copy that was interrupted. Run npm run db:copy again to complete it.`,
  )
}
