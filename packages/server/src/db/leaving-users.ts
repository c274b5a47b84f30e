import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The ids of users who are being deleted: there are none, but for some seconds. */
export function leavingUsers(db: Db) {
  return db.selectFrom('users').select('id').where('is_leaving', '=', sql.lit(1)) // as their index has it
}
