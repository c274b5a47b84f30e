import type { Migration } from './migration.ts'

const index = 'create index session_user_id on session (user_id)'

/**
 * Whose a session is, read from what the session says, so that all of one user's can be ended at
 * once. Generated, so that no writer can forget it.
 */
export const sessionUser: Migration = {
  name: '0004-session-user',
  statements: {
    sqlite: [
      `alter table session add column
        user_id text generated always as (json_extract(sess, '$.userId')) virtual`,
      index,
    ],
    postgres: [
      `alter table session add column
        user_id uuid generated always as ((sess ->> 'userId')::uuid) stored`,
      index,
    ],
  },
}
