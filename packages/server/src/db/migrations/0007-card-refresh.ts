import type { Migration } from './migration.ts'

const leases = (instant: string) => `create table leases (
  name text primary key,
  holder text not null,
  held_until ${instant} not null,
  share double precision
)`

const refresh = (instant: string) => `create table card_refresh (
  source text primary key,
  etag text,
  fingerprint text,
  checked_at ${instant},
  failures integer not null default 0,
  next_try_at ${instant},
  trouble text check (trouble in ('unreachable', 'unusable'))
)`

const catalogues = (instant: string) => `create table catalogues (
  format text primary key,
  fingerprint text not null,
  printings integer not null,
  prices_as_of text not null,
  published_at ${instant} not null
)`

const chunks = (bytes: string) => `create table catalogue_chunks (
  format text not null references catalogues (format) on delete cascade,
  number integer not null,
  bytes ${bytes} not null,
  primary key (format, number)
)`

/** What processes that share a database need to have one of them fetch card data for all. */
export const cardRefresh: Migration = {
  name: '0007-card-refresh',
  statements: {
    sqlite: [leases('text'), refresh('text'), catalogues('text'), chunks('blob')].map(
      (table) => `${table.replace('double precision', 'real')} strict`,
    ),
    postgres: [
      leases('timestamptz'),
      refresh('timestamptz'),
      catalogues('timestamptz'),
      chunks('bytea'),
      // Chunks are compressed already.
      'alter table catalogue_chunks alter column bytes set storage external',
    ],
  },
}
