import type { Migration } from './migration.ts'

const statements = [
  'drop index password_reset_tokens_user',
  'delete from password_reset_tokens', // none was ever sent
  'create unique index password_reset_tokens_user on password_reset_tokens (user_id)',
]

/** A new reset link takes the place of the one before, also when two are requested at once. */
export const oneResetToken: Migration = {
  name: '0005-one-reset-token',
  statements: { sqlite: statements, postgres: statements },
}
