import type { User } from '@manafolio/contract'
import { IconSparkles } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { currentUserKey } from '../../lib/session-keys.ts'
import { useConnection } from '../../lib/use-connection.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { Notice } from '../../ui/notice.tsx'
import { useStoredCopy } from './stored-copy.ts'
import { useServiceWorker } from './use-service-worker.ts'
import { WaitingNotices } from './waiting-notices.tsx'

/** What a signed-in user has on every page for times without a network: notices, which mostly there are none. */
export function OfflineParts({ user }: { user: User }) {
  useStoredCopy(user.id)
  useRefresh()
  // It could not be loaded when it is needed.
  useEffect(() => whenIdle(() => void import('../../features/collection/waiting-copies.ts')), [])
  return (
    <>
      <UpdateNotice />
      <WaitingNotices user={user} />
    </>
  )
}

/** An update is offered, and comes by itself when the app is closed. */
function UpdateNotice() {
  const start = useServiceWorker()
  const [isPutOff, setPutOff] = useState(false)
  const text = { Icon: IconSparkles, message: 'A new version of Manafolio is ready.' }
  return (
    <Notice
      text={start && !isPutOff ? text : null}
      isNews
      actions={[
        { label: 'Reload now', onClick: () => start?.() },
        { label: 'Later', onClick: () => setPutOff(true) },
      ]}
    />
  )
}

/** How often it is tried whether the server can be reached again. */
const tryMs = 15_000

/** Once the server can be reached again, fetches anew what may have changed meanwhile. */
function useRefresh(): void {
  const queryClient = useQueryClient()
  const connection = useConnection()
  useEffect(() => {
    if (connection === 'online') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey: currentUserKey })
    }, tryMs)
    return () => {
      clearInterval(timer)
      void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isStored === true })
    }
  }, [queryClient, connection])
}
