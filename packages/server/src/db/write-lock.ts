/** Waits for one's turn, and gives what ends it. */
export type WriteLock = () => Promise<() => void>

/** A first-come, first-served lock for writers. */
export function writeLock(): WriteLock {
  let last = Promise.resolve()
  return async () => {
    const before = last
    let release = () => {}
    last = new Promise((resolve) => {
      release = resolve
    })
    await before
    return release
  }
}

const locks = new Map<string, WriteLock>()

/**
 * The lock of a file in this process. Waiting for SQLite's own lock would block the thread,
 * and with it the one who has that lock, if that is in the same process.
 */
export function lockOfFile(file: string): WriteLock {
  const lock = locks.get(file) ?? writeLock()
  locks.set(file, lock)
  return lock
}
