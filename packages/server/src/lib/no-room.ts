/** A disk or a share that is full, and a limit on the size of files; SQLite has a code of its own. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL'])

/** Whether something failed because the disk is full. */
export function isWithoutRoom(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false
  return codes.has(String(error.code))
}
