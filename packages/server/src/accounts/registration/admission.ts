import type { NewAccount, RefusalCode, RegistrationMode, Role } from '@manafolio/contract'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { hashLinkToken } from '../link-tokens.ts'
import { findOpenInvite, takeInvite } from './invite-store.ts'
import { findSetupToken, takeSetupTokens } from './setup-store.ts'

/** Why somebody may register, and as what. */
export interface Admission {
  role: Role
  refusal: RefusalCode
  /** Whether it is valid now. It may have been used when `use` is called. */
  isValid(db: Db): Promise<boolean>
  /** In the transaction that creates the account: of several at once one succeeds. */
  use(tx: Db, userId: string): Promise<boolean>
}

/** A setup link counts in every mode, an invite only where one is required. */
export function admissionOf(
  mode: RegistrationMode,
  { invite, setup }: Pick<NewAccount, 'invite' | 'setup'>,
  now: string,
): Admission {
  if (setup !== undefined) return bySetupLink(hashLinkToken(setup))
  if (mode === 'closed') throw new AppError('registration_closed')
  if (mode !== 'invite') return asAnybody
  if (invite === undefined) throw new AppError('invite_required')
  return byInvite(hashLinkToken(invite), now)
}

const asAnybody: Admission = {
  role: 'user',
  refusal: 'registration_closed',
  isValid: async () => true,
  use: async () => true,
}

function byInvite(tokenHash: string, now: string): Admission {
  return {
    role: 'user',
    refusal: 'invite_invalid',
    isValid: (db) => findOpenInvite(db, tokenHash, now),
    use: (tx, userId) => takeInvite(tx, tokenHash, { userId, now }),
  }
}

function bySetupLink(tokenHash: string): Admission {
  return {
    role: 'admin',
    refusal: 'setup_link_invalid',
    isValid: (db) => findSetupToken(db, tokenHash),
    use: async (tx) => (await takeSetupTokens(tx)).includes(tokenHash),
  }
}
