import { statfs } from 'node:fs/promises'

/** With less free space than this, an operator should make room. */
export const lowDiskBytes = 500_000_000

/** With less than this, the next write of the database may fail. */
export const fullDiskBytes = 10_000_000

/** The bytes that this program can still write to the file system of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
