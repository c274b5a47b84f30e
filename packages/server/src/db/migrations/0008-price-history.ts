import type { Migration } from './migration.ts'

const days = `create table price_days (
  day text primary key,
  previous text not null unique
)`

const ids = (bytes: string) => `create table price_ids (
  block integer primary key,
  ids ${bytes} not null
)`

const months = (bytes: string) => `create table price_months (
  block integer not null,
  month text not null,
  series ${bytes} not null,
  primary key (block, month)
)`

/**
 * Prices of the past, by blocks of printings and by months; cards/price-history/codec.ts says what
 * is in one. Each recorded day names the one before it, which no other day may do: of two processes
 * that record at once, one fails.
 */
export const priceHistory: Migration = {
  name: '0008-price-history',
  statements: {
    sqlite: [days, ids('blob'), months('blob')].map((table) => `${table} strict`),
    postgres: [
      days,
      ids('bytea'),
      months('bytea'),
      // Both are compressed already, or can't be.
      'alter table price_ids alter column ids set storage external',
      'alter table price_months alter column series set storage external',
    ],
  },
}
