import type { ImportDifferences, ImportMode, ImportScope } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { States } from '../store.ts'
import type { ListAdded } from './added-rows-cache.ts'
import { idsNow } from './found.ts'
import { getRecord } from './imports.ts'
import { type Plan, planImport, type ReadyRow } from './plan.ts'
import type { ImportKey } from './row-columns.ts'
import type { AddedStates } from './row-store.ts'

export interface Requested extends ImportKey {
  mode: ImportMode
  scope: ImportScope
  /** For a reconciliation: both when it does not say. */
  differences?: ImportDifferences
}

export interface Readied extends Plan {
  /** Of the import. */
  version: number
  states: States
  rows: ReadyRow[]
}

/** The states of the rows that are committed. */
export const statesIn: Record<ImportScope, AddedStates> = {
  ready: ['ready'],
  doubtful: ['ready', 'doubtful'],
}

interface Needs {
  db: Db
  now: Date
  /** What is in the collection now, in finishes that the printings have. */
  readStates(): Promise<States>
  listAdded: ListAdded
}

/** What rows of an import make of what is in the collection. */
export async function readied(
  { db, now, readStates, listAdded }: Needs,
  requested: Requested,
): Promise<Readied> {
  const record = await getRecord(db, requested)
  const { isBegun, version } = record
  if (isBegun && requested.mode !== 'merge') throw new AppError('import_begun')
  const raw = await listAdded(requested, record, statesIn[requested.scope])
  const ids = await idsNow(
    db,
    raw.map(({ scryfallId }) => scryfallId),
  )
  const rows = raw.map((row) => {
    const scryfallId = ids.get(row.scryfallId)
    return scryfallId === undefined ? row : { ...row, scryfallId }
  })
  const states = await readStates()
  if (rows.length === 0) {
    return { version, states, rows, edits: [], withoutRoom: [], printingsWithoutRoom: 0 }
  }
  return {
    version,
    states,
    rows,
    ...(await planImport({ states, rows, now, ...requested })),
  }
}
