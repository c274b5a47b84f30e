import type { Migration } from './migration.ts'

const table = (id: string, instant: string) => `create table collection_pending_changes (
  user_id ${id} not null,
  number integer not null,
  staged_at ${instant} not null,
  state text not null check (state in ('staged', 'committed', 'discarded')),
  leaving_rows text,
  primary key (user_id, number),
  foreign key (user_id, number) references collection_changes (user_id, number) on delete cascade
)`

/** Large changes of collections that are being written: see decision 25. */
export const pendingChanges: Migration = {
  name: '0023-pending-changes',
  statements: {
    sqlite: [`${table('text', 'text')} strict, without rowid`],
    postgres: [table('uuid', 'timestamptz')],
  },
}
