import type { Migration } from './migration.ts'

const shared = [
  "alter table collection_imports add column remarks text not null default '[]'",
  'alter table user_settings add column import_words text',
]

/** What was decided for a file as a whole, and what a user's words mean, as JSON. */
export const importWords: Migration = {
  name: '0037-import-words',
  statements: { sqlite: shared, postgres: shared },
}
