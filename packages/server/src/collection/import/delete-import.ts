import type { Deps } from '../../deps.ts'
import { whileSettled } from '../pending/settled.ts'
import { forgetUnread } from './broken-off.ts'
import { getRecord } from './imports.ts'
import type { ImportKey } from './row-columns.ts'
import { updateUnread } from './store.ts'

/**
 * Forgets the rows that are not in the collection. They are many: nobody sees the import any more
 * from the first moment, and if deleting its rows is interrupted, the hourly cleanup does the rest.
 */
export async function deleteImport({ db }: Pick<Deps, 'db'>, key: ImportKey): Promise<void> {
  const { userId, importId: id } = key
  const { totalRows } = await whileSettled(db, userId, async (tx) => {
    const record = await getRecord(tx, key)
    await updateUnread(tx, userId, { id, startedAt: longAgo })
    return record
  })
  await forgetUnread(db, { userId, id, totalRows }, afterLongAgo)
}

/** So that it passes for one whose reading broke off. */
const longAgo = new Date(0).toISOString()
const afterLongAgo = new Date(1).toISOString()
