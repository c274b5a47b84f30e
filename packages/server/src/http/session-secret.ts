import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartProblem } from '../lib/start-problem.ts'

/** SESSION_SECRET must have as many characters, too. */
const secretLength = 32

/** The secret that signs cookies: made once and kept, so that a restart signs nobody out. */
export async function storedSecret(dataDir: string): Promise<string> {
  const file = secretPath(dataDir)
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
  const secret = await readFile(file, 'utf8')
  if (secret.trim().length >= secretLength) return secret
  throw new StartProblem(
    `The session secret ${file} has fewer than ${secretLength} characters. Delete it and start again: a new one is made, and everybody has to sign in again.`,
  )
}

export function secretPath(dataDir: string): string {
  return join(dataDir, 'session-secret')
}
