import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

async function writeDurably(file: string, chunks: Uint8Array[]) {
  const handle = await open(file, 'w')
  try {
    for (const chunk of chunks) await handle.writeFile(chunk)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The catalogue on disk; undefined when there is none; a sentence when it can't be used. */
export async function readSnapshot(file: string): Promise<Catalogue | string | undefined> {
  const bytes = await readIfThere(file)
  if (!bytes) return undefined
  const parts = decodeSnapshot(bytes)
  return typeof parts === 'string' ? parts : openCatalogue(parts)
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
