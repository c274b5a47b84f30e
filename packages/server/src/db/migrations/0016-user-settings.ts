import type { Migration } from './migration.ts'

const table = (id: string) => `create table user_settings (
  user_id ${id} primary key references users (id) on delete cascade,
  theme text not null
)`

/** What a user has set: a user without a row has the defaults. */
export const userSettings: Migration = {
  name: '0016-user-settings',
  statements: {
    sqlite: [`${table('text')} strict, without rowid`],
    postgres: [table('uuid')],
  },
}
