import { AppError } from '../errors.ts'

const retrySeconds = 2

/** What is behind a refusal, for the log. Some errors of connections only have a code. */
export function reasonOf({ cause }: AppError): string | undefined {
  if (!(cause instanceof Error)) return undefined
  return cause.message || ('code' in cause ? String(cause.code) : cause.name)
}

/**
 * The database can't be reached, does not answer, or is busy for too long. Whether a commit that
 * was under way took place is unknown: a request with an Idempotency-Key may be repeated.
 */
export class DatabaseUnavailableError extends AppError {
  constructor(cause: unknown) {
    super('database_unavailable', { retryAfter: retrySeconds, cause })
  }
}

/** The disk has no room for a write, which changed nothing. */
export class StorageFullError extends AppError {
  constructor(cause: unknown) {
    super('storage_full', { cause })
  }
}
