import type { Migration } from './migration.ts'

/** Of imports from before, only the names of the columns are known that were not used. */
const unused = "'meaning', null, 'looksLike', null, 'samples'"
const sqliteColumns = `update collection_imports set columns = (
  select json_group_array(json_object('name', value, ${unused}, json_array()))
  from json_each(ignored_columns))`
const postgresColumns = `update collection_imports set columns = coalesce((
  select json_agg(json_build_object('name', value, ${unused}, json_build_array()))::text
  from json_array_elements_text(ignored_columns::json)), '[]')`

const add = "alter table collection_imports add column columns text not null default '[]'"
const drop = 'alter table collection_imports drop column ignored_columns'
const remember = 'alter table user_settings add column import_headers text'

/** The columns of a file and what they mean, and what a user says of those of a header, as JSON. */
export const importColumns: Migration = {
  name: '0039-import-columns',
  statements: {
    sqlite: [add, sqliteColumns, drop, remember],
    postgres: [add, postgresColumns, drop, remember],
  },
}
