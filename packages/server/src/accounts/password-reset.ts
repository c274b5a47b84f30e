import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { limits, type PasswordReset } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { hashPassword } from './passwords.ts'
import { resetEmail } from './reset-email.ts'
import {
  deleteSessions,
  findResetToken,
  findUserByEmail,
  putResetToken,
  takeResetToken,
  updatePassword,
} from './store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Sends a reset link if the address is registered. Invalidates an older link. */
export async function sendResetEmail(
  { db, clock, mailer, config }: Needs & Pick<Deps, 'mailer' | 'config'>,
  email: string,
): Promise<void> {
  const member = await findUserByEmail(db, email)
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
  await mailer.send(resetEmail(member.email, config.publicUrl, token))
}

/**
 * Uses up the token, sets the password and ends all of the user's sessions: the user signs in
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
    // Locks the user before the token, in the order that changing the password and deleting use:
    // the other way round the two would wait for each other.
    await lockUser(tx, userId)
    const isTaken = (await takeResetToken(tx, tokenHash, now)) !== undefined
    if (!isTaken) throw new AppError('reset_link_invalid')
    const email = await updatePassword(tx, userId, { passwordHash, at: now })
    await deleteSessions(tx, userId)
    return email
  })
}

/** An unguessable secret for an e-mail. */
function newResetToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token: who reads the database can't make a link of it. */
function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
