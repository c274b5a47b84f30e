import type { Migration } from './migration.ts'

const table = (id: string) => `create table collection_values (
  user_id ${id} not null references users (id) on delete cascade,
  day text not null,
  revision integer not null,
  cents bigint not null,
  copies integer not null,
  priced_copies integer not null,
  primary key (user_id, day)
)`

/** What each collection was worth on each day with prices. */
export const collectionValues: Migration = {
  name: '0014-collection-values',
  statements: {
    sqlite: [`${table('text').replace('bigint', 'integer')} strict, without rowid`],
    postgres: [table('uuid')],
  },
}
