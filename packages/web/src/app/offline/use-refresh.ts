import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { currentUserQuery } from '../../lib/current-user.ts'
import { useConnection } from '../../lib/use-connection.ts'

/** How often it is tried whether the server can be reached again. */
const tryMs = 15_000

/** Once the server can be reached again, fetches anew what may have changed meanwhile. */
export function useRefresh(): void {
  const queryClient = useQueryClient()
  const connection = useConnection()
  useEffect(() => {
    if (connection === 'online') return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void queryClient.refetchQueries(currentUserQuery)
    }, tryMs)
    return () => {
      clearInterval(timer)
      void queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isStored === true })
    }
  }, [queryClient, connection])
}
