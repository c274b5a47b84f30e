import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type BulkFile, bulkTypes } from './bulk-types.ts'
import { onDisk } from './disk.ts'

/** What is there of a download. */
export interface PartFile {
  /** Bytes that are there. */
  size(): number
  /** Bytes that the disk can still take. */
  room(): Promise<number>
  /** Writes behind what is there. Answers when the disk has taken it, so that nothing piles up. */
  add(chunk: Uint8Array): Promise<void>
  /** Forgets what is there. */
  clear(): Promise<void>
  /** Puts the whole file where it belongs, all at once. */
  publish(): Promise<void>
  remove(): Promise<void>
  close(): Promise<void>
}

/**
 * Where a download is kept until it is whole. The name identifies the version, so that a download
 * is never resumed with bytes of another version.
 */
export function partPath(file: BulkFile, toPath: string): string {
  const version = [file.url, file.updatedAt, file.compressedBytes].join(' ')
  const hash = createHash('sha256').update(version).digest('hex').slice(0, 12)
  return `${toPath}.${file.type}-${hash}.part`
}

/** Opens what an earlier try or process left, or an empty file. Other versions are removed. */
export async function openPart(file: BulkFile, toPath: string): Promise<PartFile> {
  const path = partPath(file, toPath)
  const handle = await onDisk(file.name, async () => {
    await mkdir(dirname(path), { recursive: true })
    await removeOtherVersions(file, path)
    return open(path, constants.O_RDWR | constants.O_CREAT)
  })
  let size = (await handle.stat()).size
  return {
    size: () => size,
    room: () => roomFor(path),
    async add(chunk) {
      await onDisk(file.name, () => writeAll(handle, chunk, size))
      size += chunk.length
    },
    async clear() {
      await onDisk(file.name, () => handle.truncate(0))
      size = 0
    },
    async publish() {
      await onDisk(file.name, async () => {
        await handle.sync()
        await handle.close()
        await rename(path, toPath)
      })
    },
    async remove() {
      await handle.close()
      await rm(path, { force: true })
    },
    close: () => handle.close(),
  }
}

async function removeOtherVersions(file: BulkFile, path: string) {
  const otherTypes = bulkTypes.filter((type) => type !== file.type)
  for (const name of await readdir(dirname(path))) {
    const isNeeded =
      name === basename(path) || otherTypes.some((type) => name.includes(`.${type}-`))
    if (name.endsWith('.part') && !isNeeded) await rm(join(dirname(path), name), { force: true })
  }
}

/** Infinity when the disk does not say; then writing shows how much it is. */
async function roomFor(path: string): Promise<number> {
  const disk = await statfs(dirname(path)).catch(() => undefined)
  return disk?.blocks ? disk.bavail * disk.bsize : Number.POSITIVE_INFINITY
}

async function writeAll(handle: FileHandle, chunk: Uint8Array, position: number) {
  let written = 0
  while (written < chunk.length) {
    const left = chunk.length - written
    written += (await handle.write(chunk, written, left, position + written)).bytesWritten
  }
}
