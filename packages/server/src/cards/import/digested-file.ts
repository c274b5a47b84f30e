import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import type { Stretch } from '@manafolio/search'

/** SHA-1 is enough against accidents, and the fastest there is. */
const digest = 'sha1'
export const digestBytes = 20

/** So much at a time, for nobody to wait long while it is digested. */
const pieceBytes = 1 << 20

/** Writes a file that is on the disk for good when this is done. It ends in its digest. */
export async function writeDigested(file: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const handle = await open(file, 'w')
  try {
    const hash = createHash(digest)
    for (const piece of pieces) {
      hash.update(piece)
      await handle.writeFile(piece)
    }
    await handle.writeFile(hash.digest())
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Whether a file has all that was written, and no byte else. */
export async function isUndamaged(handle: FileHandle, size: number): Promise<boolean> {
  if (size < digestBytes) return false
  const end = size - digestBytes
  const hash = createHash(digest)
  const memory = new Uint8Array(pieceBytes)
  for (let offset = 0; offset < end; offset += pieceBytes) {
    const into = memory.subarray(0, end - offset)
    await fillStretch(handle, { offset, into })
    hash.update(into)
  }
  const written = new Uint8Array(digestBytes)
  await fillStretch(handle, { offset: end, into: written })
  return hash.digest().equals(written)
}

/** Fills a stretch with the bytes of a file. */
export async function fillStretch(handle: FileHandle, { offset, into }: Stretch): Promise<void> {
  for (let at = 0; at < into.length; ) {
    const length = Math.min(pieceBytes, into.length - at)
    const { bytesRead } = await handle.read(into, at, length, offset + at)
    if (bytesRead === 0) throw new Error('it became shorter while it was read')
    at += bytesRead
  }
}
