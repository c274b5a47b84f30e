import { createHash, randomBytes } from 'node:crypto'

/** A secret for a letter, that nobody guesses. */
export function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: who reads the database can't make a link of it. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
