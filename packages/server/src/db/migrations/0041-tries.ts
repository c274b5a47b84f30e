import type { Migration } from './migration.ts'

const table = (instant: string) => `create table tries (
  key text primary key,
  tries integer not null,
  ends_at ${instant} not null
)`
const byEnd = 'create index tries_by_end on tries (ends_at)'

/** Counts of tries in a window of time, shared by all processes. */
export const tries: Migration = {
  name: '0041-tries',
  statements: {
    sqlite: [table('text'), byEnd],
    postgres: [table('timestamptz'), byEnd],
  },
}
