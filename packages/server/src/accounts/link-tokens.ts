import { createHash, randomBytes } from 'node:crypto'

/** An unguessable secret for a link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: who reads the database can't make a link of it. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
