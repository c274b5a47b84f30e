import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Renames into place, so that nobody reads half a file: another build, or a server. */
export async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = `${target}.${process.pid}`
  await writeFile(draft, bytes)
  await rename(draft, target)
}
