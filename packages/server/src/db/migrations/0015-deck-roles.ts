import type { Migration } from './migration.ts'

const columns = (id: string) => [
  'alter table deck_cards add column role text',
  'alter table deck_cards add column is_locked integer not null default 0',
  'alter table decks add column share_id text',
  'create unique index decks_share_id on decks (share_id) where share_id is not null',
  `create table deck_changes (
  deck_id ${id} not null references decks (id) on delete cascade,
  version integer not null,
  happened_at text not null,
  kind text not null,
  restored_version integer,
  facts_before text,
  facts_after text,
  cards text not null,
  primary key (deck_id, version)
)`,
]

/** What some cards of a deck are besides, the link that shows it, and what was changed in it. */
export const deckRoles: Migration = {
  name: '0015-deck-roles',
  statements: {
    sqlite: columns('text').map((one) => (one.startsWith('create table') ? `${one} strict` : one)),
    postgres: columns('uuid'),
  },
}
