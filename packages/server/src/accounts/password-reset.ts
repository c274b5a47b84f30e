import { randomUUID } from 'node:crypto'
import { limits, type PasswordReset, type User } from '@manafolio/contract'
import { lockUser } from '../db/lock-user.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { deleteAccessTokens } from './access-tokens/store.ts'
import { hashLinkToken, newLinkToken } from './link-tokens.ts'
import { requireUncommonPassword } from './passwords/new-password.ts'
import { hashPassword } from './passwords/passwords.ts'
import { resetEmail } from './reset-email.ts'
import {
  deleteSessions,
  findResetToken,
  findUser,
  findUserByEmail,
  putResetToken,
  takeResetToken,
  updatePassword,
} from './store.ts'
import { markEmailVerified } from './verification/rules.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Sends a reset link if the address is registered. Invalidates an older link. */
export async function sendResetEmail(
  { db, clock, mailer, config }: Needs & Pick<Deps, 'mailer' | 'config'>,
  email: string,
): Promise<void> {
  const member = await findUserByEmail(db, email)
  if (!member) return
  const token = newLinkToken()
  const now = clock.now()
  await putResetToken(db, {
    id: randomUUID(),
    userId: member.id,
    tokenHash: hashLinkToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + limits.resetTokenMinutes * 60_000).toISOString(),
  })
  await mailer.send(resetEmail(member.email, config.publicUrl, token))
}

/**
 * Uses up the token, sets the password and ends all of the user's sessions: the user signs in
 * with it next. Having received the token also verifies the address.
 */
export async function resetPassword(
  { db, clock }: Needs,
  { token, newPassword }: PasswordReset,
): Promise<User> {
  const now = clock.now().toISOString()
  const tokenHash = hashLinkToken(token)
  const userId = await findResetToken(db, tokenHash, now)
  const user = userId === undefined ? undefined : await findUser(db, userId)
  if (!user) throw new AppError('reset_link_invalid')
  await requireUncommonPassword({
    email: user.email,
    password: newPassword,
    field: 'newPassword',
  })
  const passwordHash = await hashPassword(newPassword) // slow, so not while others wait for a lock
  await db.transaction().execute(async (tx) => {
    // Locks the user before the token, in the order that changing the password and deleting use:
    // the other way round the two would wait for each other.
    await lockUser(tx, user.id)
    const isTaken = (await takeResetToken(tx, tokenHash, now)) !== undefined
    if (!isTaken) throw new AppError('reset_link_invalid')
    await updatePassword(tx, user.id, { passwordHash, at: now })
    await markEmailVerified(tx, user.id, now)
    await deleteSessions(tx, user.id)
    await deleteAccessTokens(tx, user.id)
  })
  return user
}
