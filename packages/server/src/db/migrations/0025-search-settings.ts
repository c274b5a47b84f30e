import type { Migration } from './migration.ts'

/** How a user wants search results to be shown; the columns as a JSON array. */
export const searchSettings: Migration = {
  name: '0025-search-settings',
  statements: { sqlite: columns(), postgres: columns() },
}

/** Null: as usual. */
function columns() {
  return ['search_view', 'search_sort', 'search_columns'].map(
    (column) => `alter table user_settings add column ${column} text`,
  )
}
