import type { Migration } from './migration.ts'

const users = (instant: string) => [
  'alter table users add column history_from integer not null default 0',
  `alter table users add column history_begins_at ${instant}`,
]

const decks = [
  'alter table decks add column are_changes_removed integer not null default 0',
  'alter table deck_changes add column size integer not null default 0',
  'update deck_changes set size = length(cards)',
  'create index deck_changes_size on deck_changes (deck_id, version, happened_at, size)',
]

const leavingUsers = [
  'alter table users add column is_leaving integer not null default 0',
  'create index users_leaving on users (id) where is_leaving = 1',
]

/**
 * How far back histories go, since the oldest changes of long ones are removed; and which users are
 * being deleted.
 */
export const boundedHistories: Migration = {
  name: '0024-bounded-histories',
  statements: {
    sqlite: [...users('text'), ...decks, ...leavingUsers],
    postgres: [...users('timestamptz'), ...decks, ...leavingUsers],
  },
}
