import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The secret that signs cookies: made once and kept, so that a restart signs nobody out. */
export async function storedSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, 'session-secret')
  const draft = `${file}.${randomUUID()}.tmp` // of its own: a shared one would change under a reader
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
  try {
    // Fails when the file is there: of two processes that start at once, both use the first one's.
    await link(draft, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
  return readFile(file, 'utf8')
}
