import type { Migration } from './migration.ts'

const indexes = [
  'create index session_expire on session (expire)',
  'create index password_reset_tokens_user on password_reset_tokens (user_id)',
]

export const accounts: Migration = {
  name: '0001-accounts',
  statements: {
    sqlite: [
      `create table users (
        id text primary key,
        email text not null,
        email_key text not null unique,
        password text not null,
        role text not null default 'user' check (role in ('user', 'admin')),
        first_name text,
        last_name text,
        created_at text not null,
        updated_at text not null
      ) strict`,
      `create table session (
        sid text primary key,
        sess text not null,
        expire text not null
      ) strict`,
      `create table password_reset_tokens (
        id text primary key,
        user_id text not null references users (id) on delete cascade,
        token text not null unique,
        expires_at text not null,
        created_at text not null
      ) strict`,
      ...indexes,
    ],
    postgres: [
      `create table users (
        id uuid primary key,
        email text not null,
        email_key text not null unique,
        password text not null,
        role text not null default 'user' check (role in ('user', 'admin')),
        first_name text,
        last_name text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create table session (
        sid text primary key,
        sess json not null,
        expire timestamptz not null
      )`,
      `create table password_reset_tokens (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        token text not null unique,
        expires_at timestamptz not null,
        created_at timestamptz not null
      )`,
      ...indexes,
    ],
  },
}
