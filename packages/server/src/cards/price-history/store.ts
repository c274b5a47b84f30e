import type { PriceIdsRow, PriceMonthRow } from '../../db/card-tables.ts'
import type { Db } from '../../db/database.ts'
import type { DayRange } from '../../lib/day-range.ts'

/** The last day with prices; undefined before the first. */
export async function findLastDay(db: Db): Promise<string | undefined> {
  const { day } = await db
    .selectFrom('price_days')
    .select((select) => select.fn.max<string | null>('day').as('day'))
    .executeTakeFirstOrThrow()
  return day ?? undefined
}

/** The first and the last day with prices in a range; undefined when there are none. */
export async function findRecordedDays(
  db: Db,
  { from, to }: DayRange,
): Promise<DayRange | undefined> {
  const days = await db
    .selectFrom('price_days')
    .select(({ fn }) => [
      fn.min<string | null>('day').as('first'),
      fn.max<string | null>('day').as('last'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return days.first === null || days.last === null ? undefined : { from: days.first, to: days.last }
}

/** False when the day is there already, or another day follows the one before it. */
export async function insertDay(
  tx: Db,
  day: string,
  previous: string | undefined,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('price_days')
    .values({ day, previous: previous ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .execute()
  return inserted.length > 0
}

/** The ids of a block's printings by their places; empty when it has none. */
export async function findIds(db: Db, block: number): Promise<Uint8Array> {
  const row = await db
    .selectFrom('price_ids')
    .select('ids')
    .where('block', '=', block)
    .executeTakeFirst()
  return row ? asBytes(row.ids) : new Uint8Array(0)
}

export async function upsertIds(tx: Db, rows: readonly PriceIdsRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('price_ids')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('block').doUpdateSet((set) => ({ ids: set.ref('excluded.ids') })),
    )
    .execute()
}

export type PackedMonth = Omit<PriceMonthRow, 'block'>

/** The months of a block from one to another, yyyy-mm, the oldest first. */
export async function listMonths(
  db: Db,
  block: number,
  { from, to }: DayRange,
): Promise<PackedMonth[]> {
  const rows = await db
    .selectFrom('price_months')
    .select(['month', 'series'])
    .where('block', '=', block)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .execute()
  return rows.map(packedMonth)
}

export async function findLastMonth(db: Db, block: number): Promise<PackedMonth | undefined> {
  const row = await db
    .selectFrom('price_months')
    .select(['month', 'series'])
    .where('block', '=', block)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && packedMonth(row)
}

export async function upsertMonths(tx: Db, rows: readonly PriceMonthRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('price_months')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['block', 'month'])
        .doUpdateSet((set) => ({ series: set.ref('excluded.series') })),
    )
    .execute()
}

function packedMonth({ month, series }: PackedMonth): PackedMonth {
  return { month, series: asBytes(series) }
}

/** PostgreSQL's driver gives a Buffer, SQLite's the ArrayBuffer alone. */
function asBytes(bytes: Uint8Array | ArrayBuffer): Uint8Array {
  return bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes
}
