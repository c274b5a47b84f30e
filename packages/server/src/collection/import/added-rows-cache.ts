import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'
import type { ReadyRow } from './plan.ts'
import type { ImportKey } from './row-columns.ts'
import { type AddedStates, listAddedRows } from './row-store.ts'
import type { ImportRecord } from './store.ts'

/** The rows of an import that are added, as they are at the version that the record has. */
export type ListAdded = (key: ImportKey, record: ImportRecord, states: AddedStates) => Promise<Rows>

type Rows = readonly ReadyRow[]

/** Some 10 MB: the rows of two large files. */
const maxRows = 60_000
const ttlMs = 60_000

/** Who looks at what a file would do looks at it several times: each way to add it is a choice. */
export function addedRowsCache({ db, clock }: Pick<Deps, 'db' | 'clock'>): ListAdded {
  const cached = new LRUCache<string, Rows>({
    maxSize: maxRows,
    sizeCalculation: (rows) => rows.length + 1,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
    ttlAutopurge: true,
  })
  return async ({ userId, importId }, { startedAt, contentDigest, version }, states) => {
    // An id may be used again for another file once the import is deleted.
    const name = JSON.stringify([userId, importId, startedAt, contentDigest, version, states])
    const known = cached.get(name)
    if (known) return known
    const rows = await listAddedRows(db, { userId, importId }, states)
    cached.set(name, rows)
    return rows
  }
}
