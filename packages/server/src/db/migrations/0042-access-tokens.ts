import type { Migration } from './migration.ts'

const table = (id: string, instant: string) => `create table access_tokens (
  id ${id} primary key,
  user_id ${id} not null references users (id) on delete cascade,
  name text not null,
  scope text not null,
  token text not null unique,
  created_at ${instant} not null,
  expires_at ${instant} not null,
  last_used_at ${instant}
)`

const index = 'create index access_tokens_of_users on access_tokens (user_id)'

/** What scripts sign in with. */
export const accessTokens: Migration = {
  name: '0042-access-tokens',
  statements: {
    sqlite: [`${table('text', 'text')} strict, without rowid`, index],
    postgres: [table('uuid', 'timestamptz'), index],
  },
}
