import type { Migration } from './migration.ts'

const statements = (id: string) => [
  'alter table decks add column folder text',
  "alter table decks add column tags text not null default '[]'",
  'alter table decks add column is_pinned integer not null default 0',
  'alter table decks add column cover_id text',
  `alter table decks add column variant_of ${id}`,
  'alter table user_settings add column deck_view text',
  'alter table user_settings add column deck_sort text',
  'alter table user_settings add column deck_grouping text',
]

/**
 * Folders, tags as JSON and pins of decks, their chosen covers, and of which deck one is a variant; how a user
 * wants them listed, where null is as usual.
 */
export const deckOrganization: Migration = {
  name: '0032-deck-organization',
  statements: { sqlite: statements('text'), postgres: statements('uuid') },
}
