import { open } from 'node:fs/promises'

/** A renaming is an entry of its folder, which is stored for good like the bytes of a file. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return // where a folder can't be opened
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
