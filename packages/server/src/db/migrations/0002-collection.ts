import type { Migration } from './migration.ts'

const indexes = [
  'create index collection_user on collection (user_id, added_at)',
  'create unique index collection_user_card on collection (user_id, scryfall_id)',
]

export const collection: Migration = {
  name: '0002-collection',
  statements: {
    sqlite: [
      `create table collection (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        scryfall_id text not null,
        quantity integer not null default 1 check (quantity between 1 and 99),
        added_at text not null
      ) strict`,
      ...indexes,
    ],
    postgres: [
      `create table collection (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        scryfall_id text not null,
        quantity integer not null default 1 check (quantity between 1 and 99),
        added_at timestamptz not null
      )`,
      ...indexes,
    ],
  },
}
