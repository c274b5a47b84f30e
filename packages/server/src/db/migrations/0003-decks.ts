import type { Migration } from './migration.ts'

const indexes = ['create index decks_user on decks (user_id, created_at)']

export const decks: Migration = {
  name: '0003-decks',
  statements: {
    sqlite: [
      `create table decks (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        name text not null,
        format text not null,
        commander_id text,
        commander_name text,
        description text,
        created_at text not null,
        updated_at text not null
      ) strict`,
      `create table deck_cards (
        deck_id text not null references decks (id) on delete cascade,
        scryfall_id text not null,
        card_name text not null,
        tcgplayer_id integer,
        quantity integer not null default 1 check (quantity between 1 and 99),
        slot_type text not null default 'main' check (slot_type in ('main', 'side')),
        primary key (deck_id, scryfall_id, slot_type)
      ) strict`,
      ...indexes,
    ],
    postgres: [
      `create table decks (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        format text not null,
        commander_id text,
        commander_name text,
        description text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create table deck_cards (
        deck_id uuid not null references decks (id) on delete cascade,
        scryfall_id text not null,
        card_name text not null,
        tcgplayer_id integer,
        quantity integer not null default 1 check (quantity between 1 and 99),
        slot_type text not null default 'main' check (slot_type in ('main', 'side')),
        primary key (deck_id, scryfall_id, slot_type)
      )`,
      ...indexes,
    ],
  },
}
