import type { Migration } from './migration.ts'

const table = (instant: string, size: string) => `create table backup_state (
  id integer primary key check (id = 1),
  succeeded_at ${instant},
  file_name text,
  size_bytes ${size},
  failed_at ${instant},
  problem text
)`

/** How the last backups went, in one row. */
export const backupState: Migration = {
  name: '0020-backup-state',
  statements: {
    sqlite: [`${table('text', 'integer')} strict`],
    postgres: [table('timestamptz', 'bigint')],
  },
}
