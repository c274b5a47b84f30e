import type { Database } from '../db/database.ts'
import type { Rows } from './security/rows.ts'

/** Each engine has a type of its own for bytes. */
export function withHex(rows: Rows): unknown {
  const isBytes = (value: unknown) => value instanceof Uint8Array || value instanceof ArrayBuffer
  const shown = (value: unknown) =>
    isBytes(value) ? Buffer.from(new Uint8Array(value as ArrayBuffer)).toString('hex') : value
  const shownRow = (row: object) =>
    Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(value)]))
  return Object.fromEntries(Object.entries(rows).map(([table, all]) => [table, all.map(shownRow)]))
}

/** Past prices, which are bytes. */
export async function insertPrices({ db }: Database) {
  await db.insertInto('price_days').values({ day: '2026-08-14', previous: '' }).execute()
  const bytes = Buffer.from([0, 1, 127, 128, 255])
  await db.insertInto('price_ids').values({ block: 0, ids: bytes }).execute()
  await db
    .insertInto('price_months')
    .values({ block: 0, month: '2026-08', series: bytes })
    .execute()
}
