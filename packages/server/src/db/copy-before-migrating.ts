import { open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import Libsql from 'libsql'
import { isWithoutRoom } from '../lib/no-room.ts'
import { StartProblem } from '../lib/start-problem.ts'
import { syncFolder } from '../lib/sync-folder.ts'

/** How many copies are retained. */
const copies = 3

/**
 * Copies the embedded database to `<file>.before-<number of the first migration>`, for those who
 * go back to the version before. Who calls this has the write lock of the file, so that the copy
 * has everything that was committed, and of two processes that start at once only one makes it.
 */
export async function copyBeforeMigrating(file: string, migration: string): Promise<void> {
  const copy = `${file}.before-${migration.slice(0, 4)}`
  const draft = `${copy}.tmp`
  try {
    await writeCopy(file, draft)
    await rename(draft, copy)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw isWithoutRoom(error) ? new StartProblem(noRoomFor(copy), { cause: error }) : error
  }
  await removeOldCopies(file)
}

/** A consistent copy of its own, without the free pages, that nobody else may read. */
async function writeCopy(file: string, draft: string) {
  await rm(draft, { force: true }) // of a start that was killed
  const handle = await open(draft, 'wx', 0o600)
  try {
    const database = new Libsql(file) // SQLite copies into an empty file as into none
    try {
      database.prepare('vacuum into ?').run(draft)
    } finally {
      database.close()
    }
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function noRoomFor(copy: string): string {
  return `There is no room on the disk for ${copy}, the copy of the database that is made before an upgrade: free some space and start again.`
}

/** Their names sort by age. Drafts are of starts that were killed. */
async function removeOldCopies(file: string) {
  const folder = dirname(file)
  const prefix = `${basename(file)}.before-`
  const found = (await readdir(folder)).filter((name) => name.startsWith(prefix)).sort()
  const drafts = found.filter((name) => name.endsWith('.tmp'))
  const older = found.filter((name) => !name.endsWith('.tmp')).slice(0, -copies)
  for (const name of [...drafts, ...older]) await rm(join(folder, name), { force: true })
}
