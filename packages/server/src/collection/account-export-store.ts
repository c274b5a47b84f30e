import {
  type AccountExport,
  collectionChangeKind,
  condition,
  finish,
  importFormat,
  importRowState,
  language,
} from '@manafolio/contract'
import type { Selectable } from 'kysely'
import type {
  CollectionChangeEntryRow,
  CollectionChangeRow,
  CollectionRow,
  ImportedRow,
} from '../db/collection-tables.ts'
import type { Db } from '../db/database.ts'
import { rowBatches } from '../db/row-batches.ts'
import { historyFrom } from './change-store.ts'
import { lowestNumber, stagedNumbers } from './edit-store.ts'
import { type EntryState, readState, stateOf } from './entry-state.ts'

export type StoredEntry = EntryState & { scryfallId: string; quantity: number }
type StoredImport = Omit<AccountExport['imports'][number], 'rows'> & { id: string }

/** Rows that one query reads: a few milliseconds. */
const batchSize = 500

/** Rows of a file are up to 64 KB each. */
const importRowsPerBatch = 100

/** The collection in batches, oldest first. */
export async function* exportEntries(db: Db, userId: string): AsyncGenerator<StoredEntry[]> {
  const readAfter = (last: Selectable<CollectionRow> | undefined) =>
    db
      .selectFrom('collection')
      .selectAll()
      .where('user_id', '=', userId)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('added_at', 'id'), '>', tuple(last?.added_at ?? '', last?.id ?? '')),
        ),
      )
      .orderBy('added_at')
      .orderBy('id')
      .limit(batchSize)
      .execute()
  for await (const rows of rowBatches(batchSize, readAfter)) {
    yield rows.map((row) => ({
      ...stateOf(row),
      scryfallId: row.scryfall_id,
      quantity: row.quantity,
    }))
  }
}

/** The effects of the changes of a collection on its entries, in batches, oldest first. */
export async function* exportChanges(
  db: Db,
  userId: string,
): AsyncGenerator<AccountExport['collectionChanges']> {
  const readAfter = (last: ChangeEntry | undefined) => changeEntriesAfter(db, userId, last)
  for await (const rows of rowBatches(batchSize, readAfter)) {
    yield rows.map(changeOf)
  }
}

type ChangeEntry = Pick<
  Selectable<CollectionChangeRow>,
  | 'id'
  | 'kind'
  | 'happened_at'
  | 'undone_at'
  | 'undoes'
  | 'family'
  | 'restores_at'
  | 'is_partial'
  | 'file_name'
  | 'file_digest'
> &
  Pick<CollectionChangeEntryRow, 'number' | 'scryfall_id' | 'before' | 'after'>

function changeOf(row: ChangeEntry): AccountExport['collectionChanges'][number] {
  const [before, after] = [readState(row.before), readState(row.after)]
  return {
    changeId: row.id,
    kind: collectionChangeKind.parse(row.kind),
    happenedAt: row.happened_at,
    undoneAt: row.undone_at,
    undoes: row.undoes,
    family: row.family,
    restoresAt: row.restores_at,
    isPartial: row.is_partial === 1,
    fileName: row.file_name,
    fileDigest: row.file_digest,
    scryfallId: row.scryfall_id,
    before: [...(before?.variants ?? [])],
    after: [...(after?.variants ?? [])],
    addedBefore: before?.addedAt ?? null,
    addedAfter: after?.addedAt ?? null,
    withdrawnBefore: before?.withdrawnAt ?? null,
    withdrawnAfter: after?.withdrawnAt ?? null,
  }
}

function changeEntriesAfter(
  db: Db,
  userId: string,
  last: ChangeEntry | undefined,
): Promise<ChangeEntry[]> {
  const { number, scryfall_id: scryfallId } = last ?? { number: lowestNumber, scryfall_id: '' }
  return db
    .selectFrom('collection_change_entries as entries')
    .innerJoin('collection_changes as changes', (join) =>
      join
        .onRef('changes.user_id', '=', 'entries.user_id')
        .onRef('changes.number', '=', 'entries.number'),
    )
    .select(['changes.id', 'changes.kind', 'changes.happened_at', 'changes.undone_at'])
    .select(['changes.undoes', 'changes.family', 'changes.restores_at', 'changes.is_partial'])
    .select(['changes.file_name', 'changes.file_digest'])
    .select(['entries.number', 'entries.scryfall_id', 'entries.before', 'entries.after'])
    .where('entries.user_id', '=', userId)
    .where('entries.number', 'not in', stagedNumbers(db, userId))
    .where('entries.number', '>=', historyFrom(db, userId))
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple('entries.number', 'entries.scryfall_id'), '>', tuple(number, scryfallId)),
    )
    .orderBy('entries.number')
    .orderBy('entries.scryfall_id')
    .limit(batchSize)
    .execute()
}

/** The imports, oldest first, without their rows. There are a few at most. */
export async function listImports(db: Db, userId: string): Promise<StoredImport[]> {
  const rows = await db
    .selectFrom('collection_imports')
    .select(['id', 'file_name', 'format', 'started_at'])
    .where('user_id', '=', userId)
    .where('read_at', 'is not', null)
    .orderBy('started_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    format: importFormat.parse(row.format),
    startedAt: row.started_at,
  }))
}

/** The rows of an import in batches, in the order of the file. */
export async function* exportImportRows(
  db: Db,
  userId: string,
  importId: string,
): AsyncGenerator<AccountExport['imports'][number]['rows']> {
  const readAfter = (last: Selectable<ImportedRow> | undefined) =>
    db
      .selectFrom('collection_import_rows')
      .selectAll()
      .where('user_id', '=', userId)
      .where('import_id', '=', importId)
      .where('number', '>', last?.number ?? 0)
      .orderBy('number')
      .limit(importRowsPerBatch)
      .execute()
  for await (const rows of rowBatches(importRowsPerBatch, readAfter)) yield rows.map(importRowOf)
}

function importRowOf(
  row: Selectable<ImportedRow>,
): AccountExport['imports'][number]['rows'][number] {
  const cells: [column: string, text: string][] = JSON.parse(row.cells) // as the table has them
  return {
    line: row.line,
    cells: cells.map(([column, text]) => ({ column, text })),
    state: importRowState.parse(row.state),
    scryfallId: row.scryfall_id,
    quantity: row.quantity,
    finish: row.finish === null ? null : finish.parse(row.finish),
    condition: row.condition === null ? null : condition.parse(row.condition),
    language: row.language === null ? null : language.parse(row.language),
    addedAt: row.added_at,
  }
}

/** The value of the collection by day, in batches, oldest first. */
export async function* exportValues(
  db: Db,
  userId: string,
): AsyncGenerator<AccountExport['values']> {
  const readAfter = (last: { day: string } | undefined) => valuesAfter(db, userId, last?.day ?? '')
  for await (const rows of rowBatches(batchSize, readAfter)) {
    yield rows.map((row) => ({
      day: row.day,
      valueUsd: row.cents / 100,
      copies: row.copies,
      pricedCopies: row.priced_copies,
    }))
  }
}

function valuesAfter(db: Db, userId: string, day: string) {
  return db
    .selectFrom('collection_values')
    .select(['day', 'cents', 'copies', 'priced_copies'])
    .where('user_id', '=', userId)
    .where('day', '>', day)
    .orderBy('day')
    .limit(batchSize)
    .execute()
}
