import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'
import { DatabaseUnavailableError, StorageFullError } from './storage-errors.ts'

/** With less room than this, an error of writing means a full disk whatever SQLite calls it. */
const hardlyAnyBytes = 1024 * 1024

/** The refusal that belongs to an error of SQLite (https://sqlite.org/rescode.html), or the error. */
export function sqliteError(error: unknown, file: string): unknown {
  const code = codeOf(error)
  if (code === 'SQLITE_FULL') return fullError(error, file)
  if (/^SQLITE_(IOERR|CANTOPEN)/.test(code)) {
    return freeBytes(file) < hardlyAnyBytes
      ? fullError(error, file)
      : new DatabaseUnavailableError(error)
  }
  return isBusy(error) ? new DatabaseUnavailableError(error) : error
}

/** Another process has the lock that a statement needs. */
export function isBusy(error: unknown): boolean {
  return codeOf(error).startsWith('SQLITE_BUSY')
}

function codeOf(error: unknown): string {
  return error instanceof Libsql.SqliteError ? error.code : ''
}

function fullError(error: unknown, file: string): StorageFullError {
  const message = `the disk is full: ${freeBytes(file)} bytes are free for ${file}`
  return new StorageFullError(new Error(message, { cause: error }))
}

function freeBytes(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}
