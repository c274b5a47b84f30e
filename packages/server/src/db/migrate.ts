import { sql, type Transaction } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import type { Database, Engine } from './database.ts'
import { accounts } from './migrations/0001-accounts.ts'
import { collection } from './migrations/0002-collection.ts'
import { decks } from './migrations/0003-decks.ts'
import { sessionUser } from './migrations/0004-session-user.ts'
import { oneResetToken } from './migrations/0005-one-reset-token.ts'
import { cardChanges } from './migrations/0006-card-changes.ts'
import { cardRefresh } from './migrations/0007-card-refresh.ts'
import { priceHistory } from './migrations/0008-price-history.ts'
import { userList } from './migrations/0010-user-list.ts'
import { collectionChanges } from './migrations/0011-collection-changes.ts'
import { deckVersion } from './migrations/0012-deck-version.ts'
import { collectionImports } from './migrations/0013-collection-imports.ts'
import { collectionValues } from './migrations/0014-collection-values.ts'
import { deckRoles } from './migrations/0015-deck-roles.ts'
import { userSettings } from './migrations/0016-user-settings.ts'
import { mailFailures } from './migrations/0022-mail-failures.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'

const migrations: readonly Migration[] = [
  accounts,
  collection,
  decks,
  sessionUser,
  oneResetToken,
  cardChanges,
  cardRefresh,
  priceHistory,
  userList,
  collectionChanges,
  deckVersion,
  collectionImports,
  collectionValues,
  deckRoles,
  userSettings,
  mailFailures,
]

/** Any number, the same in every process. */
const lockNumber = 720_331

/**
 * Brings the schema up to date, all or nothing. Processes that start at once wait for one another:
 * SQLite by the write lock its transactions begin with, PostgreSQL by an advisory lock.
 */
export async function migrate({ db, engine }: Database, clock: Clock): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (engine === 'postgres') await waitForOthers(tx)
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      tx,
    )
    const applied = await listApplied(tx)
    for (const migration of migrations) {
      if (!applied.has(migration.name)) await apply(tx, engine, migration, clock)
    }
  })
}

/** However long their migrations take, and ours next. */
async function waitForOthers(tx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
}

async function listApplied(tx: Transaction<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(tx)
  return new Set(rows.map((row) => row.name))
}

async function apply(tx: Transaction<Tables>, engine: Engine, migration: Migration, clock: Clock) {
  for (const statement of migration.statements[engine]) await sql.raw(statement).execute(tx)
  const appliedAt = clock.now().toISOString()
  await sql`insert into migrations (name, applied_at) values (${migration.name}, ${appliedAt})`.execute(
    tx,
  )
}
