import { randomUUID } from 'node:crypto'
import { limits, type PasswordReset } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { resetLetter } from './reset-letter.ts'
import { hashResetToken, newResetToken } from './reset-tokens.ts'
import {
  deleteSessions,
  findMemberByEmail,
  findResetToken,
  putResetToken,
  takeResetToken,
  updatePassword,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Writes to whoever has the address; does nothing when nobody has it. An older link ends here. */
export async function sendResetLetter(
  { db, clock, mailer, config }: Needs & Pick<Deps, 'mailer' | 'config'>,
  email: string,
): Promise<void> {
  const member = await findMemberByEmail(db, email)
  if (!member) return
  const token = newResetToken()
  const now = clock.now()
  await putResetToken(db, {
    id: randomUUID(),
    userId: member.id,
    tokenHash: hashResetToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + limits.resetTokenMinutes * 60_000).toISOString(),
  })
  await mailer.send(resetLetter(member.email, config.publicUrl, token))
}

/**
 * Uses up the token, sets the password and ends all of the user's sessions: whoever asks signs in
 * with it next. Answers the address of the account.
 */
export async function resetPassword(
  { db, clock }: Needs,
  { token, newPassword }: PasswordReset,
): Promise<string> {
  const now = clock.now().toISOString()
  const tokenHash = hashResetToken(token)
  const userId = await findResetToken(db, tokenHash, now)
  if (userId === undefined) throw new AppError('reset_link_invalid')
  const passwordHash = await hashPassword(newPassword) // slow, so not while others wait for a lock
  return db.transaction().execute(async (tx) => {
    // The user before the token, as whoever changes the password or deletes the account takes them:
    // the other way round the two would wait for each other.
    await lockUser(tx, userId)
    const isTaken = (await takeResetToken(tx, tokenHash, now)) !== undefined
    if (!isTaken) throw new AppError('reset_link_invalid')
    const email = await updatePassword(tx, userId, { passwordHash, at: now })
    await deleteSessions(tx, userId)
    return email
  })
}
