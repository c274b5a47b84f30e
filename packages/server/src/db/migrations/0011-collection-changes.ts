import type { Migration } from './migration.ts'

const shared = [
  'alter table users add column cards_revision integer not null default 0',
  "alter table collection add column variants text not null default '[]'",
]

const indexes = [
  'create index collection_changes_family on collection_changes (user_id, family)',
  'create index collection_change_entries_card on collection_change_entries (user_id, scryfall_id, number)',
]

const changesTable = (id: string, instant: string) => `create table collection_changes (
  user_id ${id} not null references users (id) on delete cascade,
  number integer not null,
  id ${id} not null,
  kind text not null,
  printings integer not null,
  happened_at ${instant} not null,
  undone_at ${instant},
  undoes ${id},
  family ${id},
  asked text,
  restores_at ${instant},
  is_partial integer not null default 0,
  primary key (user_id, number),
  unique (user_id, id)
)`

const entriesTable = (id: string) => `create table collection_change_entries (
  user_id ${id} not null,
  number integer not null,
  scryfall_id text not null,
  before text,
  after text,
  is_mark integer not null default 0,
  primary key (user_id, number, scryfall_id),
  foreign key (user_id, number) references collection_changes (user_id, number) on delete cascade
)`

/**
 * How the copies of an entry differ, and every change of a collection: what each entry was before
 * and is after it, as JSON, or null where there was none. A version of the server that knows
 * nothing of this may go on writing quantities: copies without stated properties are of the
 * plainest kind.
 */
export const collectionChanges: Migration = {
  name: '0011-collection-changes',
  statements: {
    sqlite: [
      ...shared,
      `${changesTable('text', 'text')} strict`,
      `${entriesTable('text')} strict, without rowid`,
      ...indexes,
    ],
    postgres: [...shared, changesTable('uuid', 'timestamptz'), entriesTable('uuid'), ...indexes],
  },
}
