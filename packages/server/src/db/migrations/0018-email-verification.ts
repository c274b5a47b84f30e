import type { Migration } from './migration.ts'

const tokens = (id: string, instant: string) => `create table email_verification_tokens (
  user_id ${id} primary key references users (id) on delete cascade,
  token text not null unique,
  created_at ${instant} not null,
  expires_at ${instant} not null
)`

/** Addresses from before stay unverified until their users follow a link. */
export const emailVerification: Migration = {
  name: '0018-email-verification',
  statements: {
    sqlite: [
      'alter table users add column email_verified_at text',
      `${tokens('text', 'text')} strict, without rowid`,
    ],
    postgres: [
      'alter table users add column email_verified_at timestamptz',
      tokens('uuid', 'timestamptz'),
    ],
  },
}
