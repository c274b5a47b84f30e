import type { Migration } from './migration.ts'

const invites = (id: string, instant: string) => `create table invites (
  id ${id} primary key,
  token text not null unique,
  note text,
  created_at ${instant} not null,
  expires_at ${instant} not null,
  used_at ${instant},
  used_by ${id} references users (id) on delete set null
)`

const setupTokens = (instant: string) => `create table setup_tokens (
  token text primary key,
  created_at ${instant} not null
)`

const index = 'create index invites_used_by on invites (used_by)'

/** Links that let one person register, and those that make the first administrator. */
export const invitesAndSetup: Migration = {
  name: '0019-invites',
  statements: {
    sqlite: [
      `${invites('text', 'text')} strict, without rowid`,
      index,
      `${setupTokens('text')} strict, without rowid`,
    ],
    postgres: [invites('uuid', 'timestamptz'), index, setupTokens('timestamptz')],
  },
}
