import { randomUUID } from 'node:crypto'
import type { NewAccount, RegistrationMode } from '@manafolio/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { requireUncommonPassword } from '../passwords/new-password.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { insertUser, type UserWithPassword } from '../store.ts'
import { admissionOf } from './admission.ts'

type Needs = Pick<Deps, 'db' | 'clock'> & { config: { registration: RegistrationMode } }

/** Creates an account for who may have one, as an administrator by the setup link. */
export async function registerAccount(
  { db, clock, config }: Needs,
  { email, password, ...links }: NewAccount,
): Promise<UserWithPassword> {
  const createdAt = clock.now().toISOString()
  const admission = admissionOf(config.registration, links, createdAt)
  if (!(await admission.isValid(db))) throw new AppError(admission.refusal)
  await requireUncommonPassword({ email, password, field: 'password' })
  const passwordHash = await hashPassword(password) // slow, so not while others wait for a lock
  const user = { id: randomUUID(), email, passwordHash, createdAt, role: admission.role }
  await db.transaction().execute(async (tx) => {
    if (!(await insertUser(tx, user))) throw new AppError('email_taken')
    if (!(await admission.use(tx, user.id))) throw new AppError(admission.refusal)
  })
  return { ...user, emailVerifiedAt: null }
}
