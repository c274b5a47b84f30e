import type { ImportDifferences, ImportMode, ImportScope } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { entryAsPrinted } from '../printed.ts'
import { listStates, type States } from '../store.ts'
import { idsNow } from './found.ts'
import { getRecord } from './imports.ts'
import { type Plan, planImport, type ReadyRow } from './plan.ts'
import type { ImportKey } from './row-columns.ts'
import { type AddedStates, listAddedRows } from './row-store.ts'

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

/** What rows of an import make of what is in the collection. */
export async function readied(
  { db, catalogue, now }: { db: Db; catalogue: Catalogue; now: Date },
  requested: Requested,
): Promise<Readied> {
  const { isBegun, version } = await getRecord(db, requested)
  if (isBegun && requested.mode !== 'merge') throw new AppError('import_begun')
  const raw = await listAddedRows(db, requested, statesIn[requested.scope])
  const ids = await idsNow(
    db,
    raw.map(({ scryfallId }) => scryfallId),
  )
  const rows = raw.map((row) => ({
    ...row,
    scryfallId: ids.get(row.scryfallId) ?? row.scryfallId,
  }))
  const states = await statesAsPrinted(catalogue, await listStates(db, requested.userId))
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

async function statesAsPrinted(catalogue: Catalogue, states: States): Promise<States> {
  const yieldToEventLoop = eventLoopYielder()
  const printed: States = new Map()
  for (const [scryfallId, state] of states) {
    printed.set(scryfallId, entryAsPrinted(catalogue, scryfallId, state))
    await yieldToEventLoop()
  }
  return printed
}
