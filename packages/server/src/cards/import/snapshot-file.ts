import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  type Catalogue,
  type CatalogueParts,
  decodeSnapshot,
  encodeSnapshot,
  openCatalogue,
} from '@manafolio/search'

export function snapshotPath(dataDir: string): string {
  return join(dataDir, 'catalogue.bin')
}

/** Replaces the file whole: it is the old or the new catalogue at every moment. */
export async function writeSnapshot(file: string, parts: CatalogueParts): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeDurably(temporary, encodeSnapshot(parts))
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Behind the snapshot stands its digest, by which damage is noticed. */
async function writeDurably(file: string, chunks: Uint8Array[]) {
  const handle = await open(file, 'w')
  try {
    const digest = createHash('sha1')
    for (const chunk of chunks) {
      digest.update(chunk)
      await handle.writeFile(chunk)
    }
    await handle.writeFile(digest.digest())
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The catalogue on disk; undefined when there is none; a sentence when it can't be used. */
export async function readSnapshot(file: string): Promise<Catalogue | string | undefined> {
  const bytes = await readIfThere(file)
  if (!bytes) return undefined
  const body = bytes.subarray(0, -digestBytes)
  if (!isWhole(body, bytes.subarray(-digestBytes))) return 'it is damaged'
  const parts = decodeSnapshot(body)
  return typeof parts === 'string' ? parts : openCatalogue(parts)
}

/** SHA-1 is enough against accidents, and the fastest there is. */
const digestBytes = 20

function isWhole(body: Uint8Array, digest: Uint8Array): boolean {
  return createHash('sha1').update(body).digest().equals(digest)
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) // signal 0 only asks
  } catch {
    return false
  }
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
