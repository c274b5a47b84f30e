import type { Db } from '../db/database.ts'
import type { BackupStateRow } from '../db/tables.ts'
import type { Clock } from '../lib/clock.ts'

/** How the last backups of a database went. Instants are ISO 8601. */
export interface BackupStatus {
  succeededAt: string | null
  fileName: string | null
  sizeBytes: number | null
  /** Null when nothing failed since the last success. */
  failedAt: string | null
  problem: string | null
}

const rowId = 1

export async function findBackupStatus(db: Db): Promise<BackupStatus | undefined> {
  return db
    .selectFrom('backup_state')
    .select([
      'succeeded_at as succeededAt',
      'file_name as fileName',
      'size_bytes as sizeBytes',
      'failed_at as failedAt',
      'problem',
    ])
    .where('id', '=', rowId)
    .executeTakeFirst()
}

export async function updateBackupSuccess(
  { db, clock }: { db: Db; clock: Clock },
  { fileName, sizeBytes }: { fileName: string; sizeBytes: number },
): Promise<void> {
  await upsert(db, {
    succeeded_at: clock.now().toISOString(),
    file_name: fileName,
    size_bytes: sizeBytes,
    failed_at: null,
    problem: null,
  })
}

export async function updateBackupFailure(
  { db, clock }: { db: Db; clock: Clock },
  problem: string,
): Promise<void> {
  await upsert(db, { failed_at: clock.now().toISOString(), problem })
}

async function upsert(db: Db, changes: Partial<Omit<BackupStateRow, 'id'>>) {
  await db
    .insertInto('backup_state')
    .values({ id: rowId, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute()
}
