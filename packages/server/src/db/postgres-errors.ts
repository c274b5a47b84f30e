import pg from 'pg'
import { DatabaseUnavailableError, StorageFullError } from './storage-errors.ts'

/**
 * SQLSTATE codes of a server that can't be used now
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): broken connections, too many of
 * them, a read-only standby, timeouts, and servers that start or stop.
 */
const unavailable = /^(08|53300|25006|25P03|57014|57P0[1-5])/
const diskFull = '53100'

/** Of the operating system, such as ECONNREFUSED and ENOTFOUND. */
const systemError = /^E(?!RR_)[A-Z_]+$/

/** Errors of pg itself about the connection have no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/

/** The refusal that belongs to an error of the database; any other error as it is. */
export function postgresError(error: unknown): unknown {
  if (error instanceof pg.DatabaseError) {
    if (error.code === diskFull) return new StorageFullError(error)
    return unavailable.test(error.code ?? '') ? new DatabaseUnavailableError(error) : error
  }
  return isConnectionError(error) ? new DatabaseUnavailableError(error) : error
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return systemError.test(code) || lostConnection.test(error.message)
}
