import { existsSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { backUpIntoFolder, type StoredBackup } from '../backup/backup-folder.ts'
import { updateBackupSuccess } from '../backup/store.ts'
import { writeBackup } from '../backup/write-backup.ts'
import type { Config } from '../config.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { backupState } from '../db/migrations/0020-backup-state.ts'
import { systemClock } from '../lib/clock.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { runCommand } from './run-command.ts'

await runCommand(backup)

/** `npm run backup` into BACKUP_DIR, or `npm run backup -- FILE`: also while the server runs. */
async function backup([file]: string[], config: Config): Promise<string> {
  if ('file' in config.database && !existsSync(config.database.file)) {
    throw new StartProblem(`There is no database at ${config.database.file}. Check DATA_DIR.`)
  }
  const database = openDatabase(config.database, { postgres: config.postgres })
  try {
    const stored = file
      ? await intoFile(database, resolve(file))
      : await intoFolder(database, config)
    const rows = Object.values(stored.rows).reduce((sum, count) => sum + count, 0)
    const [shownRows, kilobytes] = [rows, Math.ceil(stored.sizeBytes / 1024)].map((number) =>
      number.toLocaleString('en'),
    )
    return `Backed up ${shownRows} rows into ${stored.file} (${kilobytes} KB).`
  } finally {
    await database.db.destroy()
  }
}

async function intoFile(database: Database, file: string): Promise<StoredBackup> {
  if (existsSync(file)) throw new StartProblem(`${file} is there already. Choose another name.`)
  return { ...(await writeBackup(database, { file, clock: systemClock })), file }
}

async function intoFolder(database: Database, config: Config): Promise<StoredBackup> {
  const stored = await backUpIntoFolder(database, { ...config.backups, clock: systemClock })
  const { header, file, sizeBytes } = stored
  // Before the first start after an upgrade, the database has no table for it yet.
  if (header.migrations.includes(backupState.name)) {
    const shared = { db: database.db, clock: systemClock }
    await updateBackupSuccess(shared, { fileName: basename(file), sizeBytes })
  }
  return stored
}
