import { sql, type Transaction } from 'kysely'
import type { Clock } from '../lib/clock.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { copyBeforeMigrating } from './copy-before-migrating.ts'
import {
  type Database,
  type DatabaseAddress,
  type Db,
  databaseName,
  type Engine,
} from './database.ts'
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
import { sessionHash } from './migrations/0017-session-hash.ts'
import { emailVerification } from './migrations/0018-email-verification.ts'
import { invitesAndSetup } from './migrations/0019-invites.ts'
import { backupState } from './migrations/0020-backup-state.ts'
import { mailFailures } from './migrations/0022-mail-failures.ts'
import { pendingChanges } from './migrations/0023-pending-changes.ts'
import { boundedHistories } from './migrations/0024-bounded-histories.ts'
import { searchSettings } from './migrations/0025-search-settings.ts'
import { savedSearches } from './migrations/0026-saved-searches.ts'
import { deckDismissals } from './migrations/0027-deck-dismissals.ts'
import { commanderColor } from './migrations/0028-commander-color.ts'
import { deckCardMarks } from './migrations/0029-deck-card-marks.ts'
import { deckFinishes } from './migrations/0030-deck-finishes.ts'
import { deckStates } from './migrations/0031-deck-states.ts'
import { deckOrganization } from './migrations/0032-deck-organization.ts'
import { deckTexts } from './migrations/0033-deck-texts.ts'
import { deckCategories } from './migrations/0034-deck-categories.ts'
import { deckPlannedChanges } from './migrations/0035-deck-planned-changes.ts'
import { doubtfulRows } from './migrations/0036-doubtful-rows.ts'
import { importWords } from './migrations/0037-import-words.ts'
import { importRowIndex } from './migrations/0038-import-row-index.ts'
import { importColumns } from './migrations/0039-import-columns.ts'
import { fileDigests } from './migrations/0040-file-digests.ts'
import { tries } from './migrations/0041-tries.ts'
import { accessTokens } from './migrations/0042-access-tokens.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'

export const migrations: readonly Migration[] = [
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
  sessionHash,
  emailVerification,
  invitesAndSetup,
  backupState,
  mailFailures,
  pendingChanges,
  boundedHistories,
  searchSettings,
  savedSearches,
  deckDismissals,
  commanderColor,
  deckCardMarks,
  deckFinishes,
  deckStates,
  deckOrganization,
  deckTexts,
  deckCategories,
  deckPlannedChanges,
  doubtfulRows,
  importWords,
  importRowIndex,
  importColumns,
  fileDigests,
  tries,
  accessTokens,
]

/** Any number, the same in every process. */
const lockNumber = 720_331

/**
 * Brings the schema up to date, all or nothing. Processes that start at once wait for one another:
 * SQLite by the write lock its transactions begin with, PostgreSQL by an advisory lock. A database
 * that a newer version has migrated is refused.
 */
export async function migrate(database: Database, clock: Clock): Promise<void> {
  const { db, engine, at } = database
  await db.transaction().execute(async (tx) => {
    await lockSchema(tx, engine)
    const applied = await listApplied(tx)
    refuseNewer(at, applied)
    const [first] = migrations.filter(({ name }) => !applied.has(name))
    if (first && applied.size > 0 && 'file' in at) await copyBeforeMigrating(at.file, first.name)
    await applyMissing(tx, { engine, clock })
  })
}

/** Makes others that migrate wait until the transaction ends. */
export async function lockSchema(tx: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine === 'postgres') await waitForOthers(tx)
  await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
    tx,
  )
}

/** However long their migrations take, and ours next. */
async function waitForOthers(tx: Transaction<Tables>): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(tx)
}

export async function listApplied(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    db,
  )
  return new Set(rows.map((row) => row.name))
}

/** An older program could harm what a newer one has stored. */
export function refuseNewer(at: DatabaseAddress, applied: Iterable<string>): void {
  const [unknown] = unknownMigrations(applied)
  if (unknown === undefined) return
  throw new StartProblem(
    `The database ${databaseName(at)} was migrated by a newer version of Manafolio (${unknown} is unknown here): start that version, or restore a backup from before the upgrade.`,
  )
}

/** Those that only a newer version of the program has. */
export function unknownMigrations(names: Iterable<string>): string[] {
  const known = new Set(migrations.map(({ name }) => name))
  return [...names].filter((name) => !known.has(name))
}

/** Every name that a table has had in any migration. */
export function tableNamesInMigrations(): Set<string> {
  const statements = migrations.flatMap((migration) => migration.statements.sqlite)
  return new Set(
    statements.flatMap((statement) =>
      Array.from(
        statement.matchAll(/(?:create table|rename to) (?:if not exists )?(\w+)/g),
        ([, name = '']) => name,
      ),
    ),
  )
}

interface Applying {
  engine: Engine
  clock: Clock
  /** Of the missing ones, only those are applied for which this is true. */
  includes?: (name: string) => boolean
}

/** Applies what is missing, in a transaction that has the lock of the schema. */
export async function applyMissing(
  tx: Transaction<Tables>,
  { engine, clock, includes = () => true }: Applying,
): Promise<void> {
  const applied = await listApplied(tx)
  for (const migration of migrations) {
    if (!applied.has(migration.name) && includes(migration.name)) {
      await apply(tx, engine, migration, clock)
    }
  }
}

async function apply(tx: Transaction<Tables>, engine: Engine, migration: Migration, clock: Clock) {
  for (const statement of migration.statements[engine]) await sql.raw(statement).execute(tx)
  await migration.run?.(tx)
  const appliedAt = clock.now().toISOString()
  await sql`insert into migrations (name, applied_at) values (${migration.name}, ${appliedAt})`.execute(
    tx,
  )
}
