import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import type { Clock } from '../lib/clock.ts'
import type { CheckedBackup } from './read-backup.ts'
import { writeBackup } from './write-backup.ts'

interface Options {
  folder: string
  /** How many backups are retained there. */
  keep: number
  clock: Clock
  signal?: AbortSignal
}

export interface StoredBackup extends CheckedBackup {
  file: string
}

/** Backs up into a folder, where names sort by time, and then removes the oldest. */
export async function backUpIntoFolder(
  database: Database,
  { folder, keep, clock, signal }: Options,
): Promise<StoredBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameAt(clock.now()))
  const checked = await writeBackup(database, { file, clock, ...(signal && { signal }) })
  await removeOldBackups(folder, keep)
  await removeOldDrafts(folder, clock)
  return { ...checked, file }
}

/** Such as manafolio-2026-08-15T12-00-00Z.jsonl.gz: in UTC, and without what file systems refuse. */
function nameAt(instant: Date): string {
  return `manafolio-${instant.toISOString().slice(0, 19).replaceAll(':', '-')}Z.jsonl.gz`
}

const backupName = /^manafolio-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.jsonl\.gz$/

async function removeOldBackups(folder: string, keep: number) {
  const found = (await readdir(folder)).filter((name) => backupName.test(name)).sort()
  for (const name of found.slice(0, -keep)) await rm(join(folder, name), { force: true })
}

const draftMs = 24 * 60 * 60 * 1000

/** Of backups that were killed; younger ones may still be written by another process. */
async function removeOldDrafts(folder: string, clock: Clock) {
  const drafts = (await readdir(folder)).filter((name) => /\.jsonl\.gz\.\d+\.tmp$/.test(name))
  for (const name of drafts) {
    const found = await stat(join(folder, name)).catch(() => undefined)
    const isOld = found && clock.now().getTime() - found.mtimeMs > draftMs
    if (isOld) await rm(join(folder, name), { force: true })
  }
}
