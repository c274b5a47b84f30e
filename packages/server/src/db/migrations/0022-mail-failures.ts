import type { Migration } from './migration.ts'

const table = (instant: string) => `create table mail_failures (
  id text primary key,
  failed_at ${instant} not null,
  kind text not null,
  reason text not null
)`

const byTime = 'create index mail_failures_by_time on mail_failures (failed_at)'

/** Emails that could not be sent: which kind and why, and not to whom. */
export const mailFailures: Migration = {
  name: '0022-mail-failures',
  statements: {
    sqlite: [`${table('text')} strict`, byTime],
    postgres: [table('timestamptz'), byTime],
  },
}
