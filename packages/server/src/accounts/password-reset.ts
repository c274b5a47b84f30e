import { randomUUID } from 'node:crypto'
import { limits, type PasswordReset } from '@manafolio/contract'
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
 * Uses up the token, sets the password and ends all of the user's sessions but the caller's.
 * Answers the address of the account.
 */
export async function resetPassword(
  { db, clock }: Needs,
  { token, newPassword }: PasswordReset,
  callersSession: string,
): Promise<string> {
  const now = clock.now().toISOString()
  const tokenHash = hashResetToken(token)
  if (!(await findResetToken(db, tokenHash, now))) throw new AppError('reset_link_invalid')
  const passwordHash = await hashPassword(newPassword) // slow, so not while others wait for a lock
  return db.transaction().execute(async (tx) => {
    const userId = await takeResetToken(tx, tokenHash, now)
    if (userId === undefined) throw new AppError('reset_link_invalid')
    const email = await updatePassword(tx, userId, { passwordHash, at: now })
    await deleteSessions(tx, userId, { except: callersSession })
    return email
  })
}
