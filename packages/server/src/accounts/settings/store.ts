import {
  cardSorts,
  deckGroupings,
  deckSorts,
  deckViews,
  defaultUserSettings,
  searchColumns,
  searchViews,
  themes,
  type UserSettings,
} from '@manafolio/contract'
import type { Db } from '../../db/database.ts'

/**
 * Undefined when the user has never changed a setting. What another version of the app stored and
 * this one doesn't know is left out.
 */
export async function findSettings(db: Db, userId: string): Promise<UserSettings | undefined> {
  const row = await db
    .selectFrom('user_settings')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return undefined
  const usual = defaultUserSettings
  const columns: unknown[] = row.search_columns ? JSON.parse(row.search_columns) : []
  return {
    theme: known(themes, row.theme) ?? usual.theme,
    searchView: known(searchViews, row.search_view) ?? usual.searchView,
    searchSort: known(cardSorts, row.search_sort) ?? usual.searchSort,
    searchColumns: row.search_columns
      ? searchColumns.filter((column) => columns.includes(column))
      : usual.searchColumns,
    buildingReserves: row.building_reserves === 1,
    // As upsertSettings wrote them.
    deckCategories: row.deck_categories ? JSON.parse(row.deck_categories) : usual.deckCategories,
    deckView: known(deckViews, row.deck_view) ?? usual.deckView,
    deckSort: known(deckSorts, row.deck_sort) ?? usual.deckSort,
    deckGrouping: known(deckGroupings, row.deck_grouping) ?? usual.deckGrouping,
    importWords: row.import_words ? JSON.parse(row.import_words) : usual.importWords,
    importHeaders: row.import_headers ? JSON.parse(row.import_headers) : usual.importHeaders,
  }
}

function known<Value extends string>(
  values: readonly Value[],
  stored: string | null,
): Value | undefined {
  return values.find((value) => value === stored)
}

export async function upsertSettings(
  tx: Db,
  userId: string,
  settings: UserSettings,
): Promise<void> {
  const row = {
    theme: settings.theme,
    search_view: settings.searchView,
    search_sort: settings.searchSort,
    search_columns: JSON.stringify(settings.searchColumns),
    deck_view: settings.deckView,
    deck_sort: settings.deckSort,
    deck_grouping: settings.deckGrouping,
    building_reserves: settings.buildingReserves ? 1 : 0,
    deck_categories: JSON.stringify(settings.deckCategories),
    import_words: JSON.stringify(settings.importWords),
    import_headers: JSON.stringify(settings.importHeaders),
  }
  await tx
    .insertInto('user_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
