import type { Migration } from './migration.ts'

const table = (id: string, instant: string) => `create table saved_searches (
  id ${id} primary key,
  user_id ${id} not null references users (id) on delete cascade,
  name text not null,
  name_key text not null,
  query text not null,
  mode text not null,
  sort text not null,
  created_at ${instant} not null,
  updated_at ${instant} not null,
  unique (user_id, name_key)
)`

/** Searches that users gave a name; name_key is what names of one user differ by. */
export const savedSearches: Migration = {
  name: '0026-saved-searches',
  statements: {
    sqlite: [`${table('text', 'text')} strict`],
    postgres: [table('uuid', 'timestamptz')],
  },
}
