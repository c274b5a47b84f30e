import type { Migration } from './migration.ts'

const shared = [
  "alter table collection_imports add column columns text not null default '[]'",
  'alter table collection_imports drop column ignored_columns',
  'alter table user_settings add column import_headers text',
]

/**
 * The columns of a file and what they mean, and what a user says of those of a header, as JSON. Those
 * of imports from before are not known, and can't be assigned.
 */
export const importColumns: Migration = {
  name: '0039-import-columns',
  statements: { sqlite: shared, postgres: shared },
}
