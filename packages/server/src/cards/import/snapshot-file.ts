import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import {
  type Catalogue,
  type CatalogueParts,
  encodeSnapshot,
  openSnapshot,
  type Steps,
  type Stretch,
} from '@manafolio/search'
import { isWithoutRoom } from '../../lib/no-room.ts'
import { syncFolder } from '../../lib/sync-folder.ts'
import { digestBytes, fillStretch, isUndamaged, writeDigested } from './digested-file.ts'

export function snapshotPath(dataDir: string): string {
  return join(dataDir, 'catalogue.bin')
}

export function writeSnapshot(file: string, parts: CatalogueParts): Promise<void> {
  return replaceSnapshot(file, encodeSnapshot(parts))
}

/** Replaces the file whole: it is the old or the new catalogue at every moment. */
export async function replaceSnapshot(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const temporary = temporaryOf(file, process.pid)
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeDigested(temporary, pieces)
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw isWithoutRoom(error) ? new Error(noRoom, { cause: error }) : error
  }
  await syncFolder(dirname(file))
}

const noRoom = 'there is no room on the disk for the card data'

/**
 * The catalogue on disk; undefined when there is none; a sentence when it can't be used. It is
 * opened in slices of some milliseconds: other work of the process continues meanwhile.
 */
export async function readSnapshot(file: string): Promise<Catalogue | string | undefined> {
  const handle = await openIfThere(file)
  if (!handle) return undefined
  try {
    const { size } = await handle.stat()
    if (!(await isUndamaged(handle, size))) return 'it is damaged'
    return await inSlices(openSnapshot(size - digestBytes), (stretch) =>
      fillStretch(handle, stretch),
    )
  } finally {
    await handle.close()
  }
}

async function openIfThere(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** Removes what imports left behind whose process is no more. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file)
  const leftover = new RegExp(`^${basename(file)}\\.(\\d+)\\.tmp$`)
  for (const name of await readdir(folder)) {
    const pid = leftover.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) await rm(join(folder, name), { force: true })
  }
}

/** Removes what an import of this process left behind that was stopped half-way. */
export async function removeUnfinished(file: string): Promise<void> {
  await rm(temporaryOf(file, process.pid), { force: true })
}

export function temporaryOf(file: string, pid: number): string {
  return `${file}.${pid}.tmp`
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) // signal 0 only checks
  } catch {
    return false
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** How long others may have to wait: one step more than this at most. */
const sliceMs = 8

/** Runs work in small steps to its end, giving way to requests and timers now and then. */
export async function inSlices<Result>(
  steps: Steps<Result>,
  fill: (stretch: Stretch) => Promise<void>,
): Promise<Result> {
  let since = performance.now()
  let step = steps.next()
  while (!step.done) {
    if (step.value) await fill(step.value)
    if (step.value || performance.now() - since > sliceMs) {
      await setImmediate()
      since = performance.now()
    }
    step = steps.next()
  }
  return step.value
}
