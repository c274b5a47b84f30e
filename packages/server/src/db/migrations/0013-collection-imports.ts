import type { Migration } from './migration.ts'

const fileName = 'alter table collection_changes add column file_name text'

const importsTable = (id: string, instant: string) => `create table collection_imports (
  user_id ${id} not null references users (id) on delete cascade,
  id ${id} not null,
  file_name text not null,
  format text not null,
  started_at ${instant} not null,
  read_at ${instant},
  total_rows integer not null,
  is_begun integer not null default 0,
  version integer not null default 1,
  ignored_columns text not null,
  asked text not null,
  primary key (user_id, id)
)`

const rowsTable = (id: string, instant: string) => `create table collection_import_rows (
  user_id ${id} not null,
  import_id ${id} not null,
  number integer not null,
  line integer not null,
  state text not null,
  reason text,
  said text,
  scryfall_id text,
  certainty text,
  is_unsure integer not null default 0,
  quantity integer,
  finish text,
  condition text,
  language text,
  added_at ${instant},
  cells text not null,
  notes text not null,
  card text not null,
  primary key (user_id, import_id, number),
  foreign key (user_id, import_id) references collection_imports (user_id, id) on delete cascade
)`

/** Files that were read, and those of their rows that are not in the collection yet. */
export const collectionImports: Migration = {
  name: '0013-collection-imports',
  statements: {
    sqlite: [
      fileName,
      `${importsTable('text', 'text')} strict`,
      `${rowsTable('text', 'text')} strict, without rowid`,
    ],
    postgres: [fileName, importsTable('uuid', 'timestamptz'), rowsTable('uuid', 'timestamptz')],
  },
}
