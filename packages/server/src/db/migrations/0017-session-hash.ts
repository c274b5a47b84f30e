import { createHash } from 'node:crypto'
import type { Db } from '../database.ts'
import type { Migration } from './migration.ts'

/** Sessions are found by a hash of their id, so that a copy of the database signs nobody in. */
export const sessionHash: Migration = {
  name: '0017-session-hash',
  statements: { sqlite: [], postgres: [] },
  run: hashIds,
}

async function hashIds(tx: Db) {
  const rows = await tx.selectFrom('session').select('sid').execute()
  for (const { sid } of rows) {
    await tx
      .updateTable('session')
      .set({ sid: hashOf(sid) })
      .where('sid', '=', sid)
      .execute()
  }
}

/** As it was when this migration shipped, whatever becomes of the session store. */
function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('base64url')
}
