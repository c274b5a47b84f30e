import type { Migration } from './migration.ts'

const indexes = [
  'create index card_migrations_old on card_migrations (old_scryfall_id)',
  'create index card_changes_user on card_changes (user_id, happened_at)',
  'create index card_changes_deck on card_changes (deck_id)',
  'create index collection_card on collection (scryfall_id, user_id)',
  'create index deck_cards_card on deck_cards (scryfall_id)',
  'create index decks_commander on decks (commander_id)',
]

const migrationsTable = (instant: string) => `create table card_migrations (
  id text primary key,
  strategy text not null check (strategy in ('merge', 'delete')),
  old_scryfall_id text not null,
  new_scryfall_id text,
  performed_at text not null,
  note text,
  card_name text,
  set_code text,
  collector_number text,
  recorded_at ${instant} not null
)`

const changesTable = (id: string, instant: string) => `create table card_changes (
  id ${id} primary key,
  user_id ${id} not null references users (id) on delete cascade,
  migration_id text not null references card_migrations (id),
  place text not null check (place in ('collection', 'main', 'side', 'commander')),
  deck_id ${id} references decks (id) on delete set null,
  deck_name text,
  strategy text not null check (strategy in ('merge', 'delete')),
  old_scryfall_id text not null,
  new_scryfall_id text,
  card_name text,
  quantity integer not null,
  quantity_there integer not null,
  quantity_after integer not null,
  happened_at ${instant} not null,
  seen_at ${instant}
)`

/** Changes of ids by the card-data service, and what each of them did to users' cards. */
export const cardChanges: Migration = {
  name: '0006-card-changes',
  statements: {
    sqlite: [
      `${migrationsTable('text')} strict`,
      `${changesTable('text', 'text')} strict`,
      'alter table collection add column withdrawn_at text',
      'alter table deck_cards add column withdrawn_at text',
      'alter table decks add column commander_withdrawn_at text',
      ...indexes,
    ],
    postgres: [
      migrationsTable('timestamptz'),
      changesTable('uuid', 'timestamptz'),
      'alter table collection add column withdrawn_at timestamptz',
      'alter table deck_cards add column withdrawn_at timestamptz',
      'alter table decks add column commander_withdrawn_at timestamptz',
      ...indexes,
    ],
  },
}
