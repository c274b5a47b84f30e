import type { Migration } from './migration.ts'

const shared = [
  "alter table decks add column categories text not null default '[]'",
  'alter table user_settings add column deck_categories text',
]

/** The order, colors and counting of a deck's categories, and a user's for new decks, as JSON. */
export const deckCategories: Migration = {
  name: '0034-deck-categories',
  statements: { sqlite: shared, postgres: shared },
}
