import type { User } from '@manafolio/contract'
import { noop, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChangeNotice } from '../../features/card-changes/change-notice.tsx'
import { useMustVerify } from '../../lib/must-verify.ts'
import { whenIdle } from '../../lib/when-idle.ts'
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
  const isSettled = useIsSettled()
  useEffect(() => void preloadToaster(), [])
  if (useMustVerify()) return null
  return (
    <>
      <Shortcuts />
      {isSettled && <OfflineParts user={user} />}
      {user.emailVerifiedAt === null && (
        <VerificationNotice user={user} onDismissed={onDismissed} />
      )}
      <ChangeNotice onDismissed={onDismissed} />
    </>
  )
}

/** Between two requests of a page that opens are shorter pauses. */
const restMs = 300

/** Whether the page has been opened and has its data: what it shows comes before what it may need. */
function useIsSettled(): boolean {
  const queryClient = useQueryClient()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled) return
    let cancel: () => void = noop
    const timer = setInterval(() => {
      if (queryClient.isFetching() > 0) return
      clearInterval(timer)
      cancel = whenIdle(() => setSettled(true))
    }, restMs)
    return () => {
      clearInterval(timer)
      cancel()
    }
  }, [queryClient, isSettled])
  return isSettled
}
