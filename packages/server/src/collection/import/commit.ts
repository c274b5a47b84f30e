import type { commitImport as commitImportEndpoint, OutputOf } from '@manafolio/contract'
import type { Catalogue } from '@manafolio/search'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { eventLoopYielder } from '../../lib/yield-to-event-loop.ts'
import { type ChangeRequest, changeCollection } from '../change.ts'
import type { Decided } from '../decided.ts'
import { readSettled } from '../pending/settled.ts'
import { entryAsPrinted } from '../printed.ts'
import { listStates, type States } from '../store.ts'
import type { ListAdded } from './added-rows-cache.ts'
import type { LeavingRows } from './leaving-rows.ts'
import { type Readied, type Requested, readied, statesIn } from './ready.ts'
import { countAll, countLeft } from './row-counts.ts'
import { listAddedRows } from './row-store.ts'
import { findImport } from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Puts rows into the collection, as the change of that id. */
export async function commitImport(
  needs: Needs,
  requested: Requested & { changeId: string },
  onProgress: OnProgress,
): Promise<OutputOf<typeof commitImportEndpoint>> {
  const { userId, importId, changeId } = requested
  const record = await findImport(needs.db, userId, importId)
  const change: ChangeRequest = {
    userId,
    id: changeId,
    kind: 'import',
    payload: payloadOf(requested),
    ...(record && { fileName: record.fileName, fileDigest: record.contentDigest }),
  }
  const { edits } = await changeCollection(
    needs,
    change,
    (db) => decide(db, needs, { requested, onProgress }),
    { isLarge: true, onProgress: (share) => onProgress(0.4 + share * 0.6) },
  )
  const { db } = needs
  const rowsLeft = await readSettled(db, userId, () => countLeft(db, requested))
  return { changeId, printings: edits.length, rowsLeft }
}

/** What makes two requests the same. */
function payloadOf({ importId, mode, scope, differences }: Requested) {
  return mode === 'reconcile' ? { importId, mode, scope, differences } : { importId, mode, scope }
}

async function decide(
  db: Db,
  { clock, catalogue }: Needs,
  { requested, onProgress }: { requested: Requested; onProgress: OnProgress },
): Promise<Decided> {
  const readStates = () => statesAsPrinted(db, catalogue.current(), requested.userId)
  const listAdded: ListAdded = (key, _, states) => listAddedRows(db, key, states)
  const ready = await readied({ db, now: clock.now(), readStates, listAdded }, requested)
  if (ready.rows.length === 0) throw new AppError('import_nothing_ready')
  onProgress(0.4)
  const isLeft = requested.mode === 'reconcile' && (await areOthersOpen(db, requested))
  return {
    edits: ready.edits,
    ...(!isLeft && { leavingRows: leavingRows(requested, ready) }),
    async isStill(tx) {
      const record = await findImport(tx, requested.userId, requested.importId)
      return record?.version === ready.version
    },
  }
}

/**
 * Whether other rows are still to be fixed or looked at. A collection can only be brought to all that
 * a file says as long as all of it is there, and doing it again changes nothing.
 */
async function areOthersOpen(db: Db, { scope, ...key }: Requested): Promise<boolean> {
  const record = await findImport(db, key.userId, key.importId)
  const counts = await countAll(db, key, record?.totalRows ?? 0)
  const open = scope === 'ready' ? ['fix', 'doubtful'] : ['fix']
  return counts.some(({ state, rows }) => open.includes(state) && rows > 0)
}

/** All committed rows, but for those with copies that found no room. */
function leavingRows({ importId, scope }: Requested, { rows, withoutRoom }: Readied): LeavingRows {
  return {
    importId,
    states: statesIn[scope],
    from: rows[0]?.number ?? 1,
    to: rows.at(-1)?.number ?? 0,
    withoutRoom,
    isBegun: totalCopies(rows) > totalCopies(withoutRoom),
  }
}

function totalCopies(rows: readonly { quantity: number }[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

async function statesAsPrinted(db: Db, catalogue: Catalogue, userId: string): Promise<States> {
  const yieldToEventLoop = eventLoopYielder()
  const printed: States = new Map()
  for (const [scryfallId, state] of await listStates(db, userId)) {
    printed.set(scryfallId, entryAsPrinted(catalogue, scryfallId, state))
    await yieldToEventLoop()
  }
  return printed
}
