import { limits, type User } from '@manafolio/contract'
import { lockUser } from '../../db/lock-user.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { hashLinkToken, newLinkToken } from '../link-tokens.ts'
import {
  deleteVerificationToken,
  deleteVerificationTokens,
  findVerificationToken,
  putVerificationToken,
  updateEmailVerifiedAt,
} from './store.ts'
import { verificationEmail } from './verification-email.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Sends a confirmation link. Invalidates an older one. */
export async function sendVerificationEmail(
  { db, clock, mailer, config }: Pick<Deps, 'db' | 'clock' | 'mailer' | 'config'>,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  const token = newLinkToken()
  const now = clock.now()
  await putVerificationToken(db, {
    userId: id,
    tokenHash: hashLinkToken(token),
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + limits.verificationLinkDays * dayMs).toISOString(),
  })
  await mailer.send(verificationEmail(email, config.publicUrl, token))
}

/** Uses up the token and returns the id of the user whose address it confirms. */
export async function verifyEmail(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  token: string,
): Promise<string> {
  const now = clock.now().toISOString()
  const tokenHash = hashLinkToken(token)
  const userId = await findVerificationToken(db, tokenHash, now)
  if (userId === undefined) throw new AppError('verification_link_invalid')
  await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId) // before the token, in the order that deleting the account uses
    const isTaken = await deleteVerificationToken(tx, userId, tokenHash)
    if (!isTaken) throw new AppError('verification_link_invalid')
    await updateEmailVerifiedAt(tx, userId, now)
  })
  return userId
}

/** For whoever has shown in another way that the address is theirs. */
export async function markEmailVerified(tx: Deps['db'], userId: string, at: string) {
  await updateEmailVerifiedAt(tx, userId, at)
  await deleteVerificationTokens(tx, userId)
}
