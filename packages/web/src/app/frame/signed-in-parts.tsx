import type { User } from '@manafolio/contract'
import { useEffect } from 'react'
import { ChangeNotice } from '../../features/card-changes/change-notice.tsx'
import { useMustVerify } from '../../lib/must-verify.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { preloadToaster } from '../../ui/toaster.tsx'
import { Shortcuts } from './shortcuts.tsx'

const VerificationNotice = lazyPart(
  async () =>
    (await import('../../features/accounts/verification/verification-notice.tsx'))
      .VerificationNotice,
)

const OfflineParts = lazyPart(
  async () => (await import('../offline/offline-parts.tsx')).OfflineParts,
)

interface SignedInPartsProps {
  user: User
  /** Called when a notice that had the focus is gone. */
  onDismissed: () => void
}

/** What a signed-in user has on every page: notices, which there mostly are none, and shortcuts. */
export function SignedInParts({ user, onDismissed }: SignedInPartsProps) {
  useEffect(() => void preloadToaster(), [])
  if (useMustVerify()) return null
  return (
    <>
      <Shortcuts />
      <OfflineParts user={user} />
      {user.emailVerifiedAt === null && (
        <VerificationNotice user={user} onDismissed={onDismissed} />
      )}
      <ChangeNotice onDismissed={onDismissed} />
    </>
  )
}
