import type { Migration } from './migration.ts'

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

/** Prices of the past, by blocks of printings and by months; prices/block.ts says what is in one. */
export const priceHistory: Migration = {
  name: '0008-price-history',
  statements: {
    sqlite: [`${ids('blob')} strict`, `${months('blob')} strict`],
    postgres: [
      ids('bytea'),
      months('bytea'),
      'alter table price_months alter column series set storage external',
    ],
  },
}
