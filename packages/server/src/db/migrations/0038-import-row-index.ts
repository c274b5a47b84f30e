import type { Migration } from './migration.ts'

const index = `create index collection_import_rows_of_kinds on collection_import_rows
(user_id, import_id, number, state, reason, quantity)`

/** Rows are counted by kind, and a page of them is found, without reading what they say. */
export const importRowIndex: Migration = {
  name: '0038-import-row-index',
  statements: { sqlite: [index], postgres: [index] },
}
