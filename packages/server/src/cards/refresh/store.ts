import type { CardRefreshRow, CatalogueRow } from '../../db/card-tables.ts'
import type { Db } from '../../db/database.ts'

/** Why the last try brought nothing: the service did not give it, or it could not be used here. */
export type Problem = 'unreachable' | 'unusable'

/** What is remembered of asking a source. Instants are ISO 8601. */
export interface RefreshState {
  source: string
  etag: string | null
  /** Of the file that the etag speaks of. */
  fingerprint: string | null
  /** When it last went well. */
  checkedAt: string | null
  /** Tries in a row that went wrong. */
  failures: number
  nextTryAt: string | null
  problem: Problem | null
}

export async function findRefreshState(db: Db, source: string): Promise<RefreshState | undefined> {
  const row = await db
    .selectFrom('card_refresh')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst()
  return row && stateOf(row)
}

export async function saveRefreshState(db: Db, { source, ...state }: RefreshState): Promise<void> {
  const values = {
    etag: state.etag,
    fingerprint: state.fingerprint,
    checked_at: state.checkedAt,
    failures: state.failures,
    next_try_at: state.nextTryAt,
    trouble: state.problem,
  }
  await db
    .insertInto('card_refresh')
    .values({ source, ...values })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(values))
    .execute()
}

/** A catalogue that one process made for all. */
export interface PublishedCatalogue {
  /** The snapshot's format: processes of other versions have rows of their own. */
  format: string
  fingerprint: string
  printings: number
  /** yyyy-mm-dd */
  pricesAsOf: string
}

export async function findPublished(
  db: Db,
  format: string,
): Promise<PublishedCatalogue | undefined> {
  const row = await db
    .selectFrom('catalogues')
    .selectAll()
    .where('format', '=', format)
    .executeTakeFirst()
  return row && publishedOf(row)
}

export async function upsertPublished(
  db: Db,
  { format, fingerprint, printings, pricesAsOf }: PublishedCatalogue,
  publishedAt: string,
): Promise<void> {
  const values = {
    fingerprint,
    printings,
    prices_as_of: pricesAsOf,
    published_at: publishedAt,
  }
  await db
    .insertInto('catalogues')
    .values({ format, ...values })
    .onConflict((conflict) => conflict.column('format').doUpdateSet(values))
    .execute()
}

/** Those of other formats that were published before an instant, with their chunks. */
export async function deleteOtherFormats(db: Db, format: string, before: string): Promise<void> {
  await db
    .deleteFrom('catalogues')
    .where('format', '!=', format)
    .where('published_at', '<', before)
    .execute()
}

export async function deleteChunks(db: Db, format: string): Promise<void> {
  await db.deleteFrom('catalogue_chunks').where('format', '=', format).execute()
}

export async function insertChunk(
  db: Db,
  chunk: { format: string; number: number; bytes: Uint8Array },
): Promise<void> {
  await db.insertInto('catalogue_chunks').values(chunk).execute()
}

/** Undefined behind the last one. */
export async function findChunk(
  db: Db,
  format: string,
  number: number,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('catalogue_chunks')
    .select('bytes')
    .where('format', '=', format)
    .where('number', '=', number)
    .executeTakeFirst()
  return row?.bytes
}

function stateOf(row: CardRefreshRow): RefreshState {
  return {
    source: row.source,
    etag: row.etag,
    fingerprint: row.fingerprint,
    checkedAt: row.checked_at,
    failures: row.failures,
    nextTryAt: row.next_try_at,
    problem: row.trouble,
  }
}

function publishedOf(row: CatalogueRow): PublishedCatalogue {
  return {
    format: row.format,
    fingerprint: row.fingerprint,
    printings: row.printings,
    pricesAsOf: row.prices_as_of,
  }
}
