import type { commitImport as commitImportEndpoint, OutputOf } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { inPieces } from '../../db/in-pieces.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { OnProgress } from '../../lib/on-progress.ts'
import { type ChangeRequest, changeCollection, type Decided } from '../change.ts'
import { countAll } from './imports.ts'
import type { Plan } from './plan.ts'
import { type Readied, type Requested, readied } from './ready.ts'
import type { ImportKey } from './row-columns.ts'
import { deleteReadyRows, findRows, upsertRows } from './row-store.ts'
import { deleteImport, findImport, raiseVersion, updateBegun } from './store.ts'
import type { StoredRow } from './stored-row.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'catalogue'>

/** Puts the ready rows into the collection, as the change of that id. */
export async function commitImport(
  needs: Needs,
  requested: Requested & { changeId: string },
  onProgress: OnProgress,
): Promise<OutputOf<typeof commitImportEndpoint>> {
  const { userId, importId, mode, changeId } = requested
  const record = await findImport(needs.db, userId, importId)
  const change: ChangeRequest = {
    userId,
    id: changeId,
    kind: 'import',
    payload: { importId, mode },
    ...(record && { fileName: record.fileName }),
  }
  const { edits } = await changeCollection(
    needs,
    change,
    (db) => decide(db, needs, { requested, onProgress }),
    { isLarge: true, onProgress: (share) => onProgress(0.4 + share * 0.6) },
  )
  return { changeId, printings: edits.length, rowsLeft: await countLeft(needs.db, requested) }
}

async function decide(
  db: Db,
  { clock, catalogue }: Needs,
  { requested, onProgress }: { requested: Requested; onProgress: OnProgress },
): Promise<Decided> {
  const ready = await readied({ db, catalogue: catalogue.current(), now: clock.now() }, requested)
  if (ready.rows.length === 0) throw new AppError('import_nothing_ready')
  onProgress(0.4)
  return {
    edits: ready.edits,
    finish: (tx) => keepOthers(tx, requested, ready),
    async isStill(tx) {
      const record = await findImport(tx, requested.userId, requested.importId)
      return record?.version === ready.version
    },
  }
}

/** The ready rows leave the import, but for those with copies that found no room. */
async function keepOthers(tx: Db, key: ImportKey, { rows, withoutRoom }: Readied): Promise<void> {
  const surplus = new Map(withoutRoom.map((one) => [one.number, one]))
  await inPieces([...surplus.keys()], async (numbers) => {
    const some = await findRows(tx, key, numbers)
    await upsertRows(
      tx,
      key,
      some.map((row) => withoutRoomRow(row, surplus.get(row.number))),
    )
  })
  await deleteReadyRows(tx, key, { from: rows[0]?.number ?? 1, to: rows.at(-1)?.number ?? 0 })
  if ((await countLeft(tx, key)) === 0) return deleteImport(tx, key.userId, key.importId)
  await raiseVersion(tx, key.userId, key.importId)
  if (totalCopies(rows) > totalCopies(withoutRoom)) await updateBegun(tx, key.userId, key.importId)
}

function withoutRoomRow(
  row: StoredRow,
  surplus: Plan['withoutRoom'][number] | undefined,
): StoredRow {
  if (!surplus) return row
  const { quantity, reason } = surplus
  return { ...row, quantity, problems: [{ reason, raw: String(quantity) }] }
}

function totalCopies(rows: readonly { quantity: number }[]): number {
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

async function countLeft(db: Db, key: ImportKey): Promise<number> {
  const record = await findImport(db, key.userId, key.importId)
  if (!record) return 0
  const counts = await countAll(db, key, record.totalRows)
  return counts.reduce((sum, { rows }) => sum + rows, 0)
}
