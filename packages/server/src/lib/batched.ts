import DataLoader from 'dataloader'

/** More keys than that are read by several queries. */
const keysMax = 100

/**
 * Reads by key what many requests need at once: those that arrive in one turn of the event loop share
 * a query. Nothing is cached: each answer was read after it was asked for.
 */
export function batched<Key, Row>(
  readAll: (keys: readonly Key[]) => Promise<Row[]>,
  keyOf: (row: Row) => Key,
): (key: Key) => Promise<Row | undefined> {
  const loader = new DataLoader<Key, Row | undefined>(
    async (keys) => {
      const rows = new Map((await readAll([...new Set(keys)])).map((row) => [keyOf(row), row]))
      return keys.map((key) => rows.get(key))
    },
    { cache: false, maxBatchSize: keysMax, batchScheduleFn: (run) => setImmediate(run) },
  )
  return (key) => loader.load(key)
}
