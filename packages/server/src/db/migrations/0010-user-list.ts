import type { Migration } from './migration.ts'

/** A line end can't be searched for, so that nothing found begins in the address and ends in a name. */
const searchText = (lineEnd: string) =>
  `email || ${lineEnd} || coalesce(first_name, '') || ' ' || coalesce(last_name, '')`

/**
 * What users are searched by, made by the database so that no writer can forget it, and the order
 * in which they are listed. Only A to Z become small: how far lower() goes beyond those differs
 * from server to server. SQLite's index holds the text too, and is read in place of the table;
 * PostgreSQL's entries are too small for any name.
 */
export const userList: Migration = {
  name: '0010-user-list',
  statements: {
    sqlite: [
      `alter table users add column search_text text
        generated always as (lower(${searchText('char(10)')})) virtual`,
      'create index users_list on users (created_at, id, search_text)',
    ],
    postgres: [
      `alter table users add column search_text text collate "C"
        generated always as (lower((${searchText('chr(10)')}) collate "C")) stored`,
      'create index users_list on users (created_at, id)',
    ],
  },
}
