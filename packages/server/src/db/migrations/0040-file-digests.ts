import type { Migration } from './migration.ts'

const shared = [
  'alter table collection_imports add column content_digest text',
  'alter table collection_changes add column file_digest text',
  `create index collection_changes_by_file on collection_changes (user_id, file_digest)
  where file_digest is not null`,
]

/** By which a file that was imported is known again; null for those from before. */
export const fileDigests: Migration = {
  name: '0040-file-digests',
  statements: { sqlite: shared, postgres: shared },
}
