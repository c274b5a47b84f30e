import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentUserQuery } from '../lib/current-user.ts'
import { pause } from '../lib/pause.ts'
import { preloadToaster } from '../ui/toaster.tsx'

/** On a slow connection the page is worth more than its toasts. */
const toasterWaitMs = 2000

/**
 * False until the page of the address is fetched, and for a signed-in user the toasts, which say that
 * the network is gone when nothing can be fetched any more. The router would wait with a fallback of
 * React's, which stays for a third of a second once it is shown.
 */
export function useFirstLoad(router: AnyRouter, queryClient: QueryClient): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const user = queryClient.fetchQuery(currentUserQuery) // before files stand in line for connections
    const toaster = user.then((member) => member && preloadToaster())
    // What fails is a state of the router's, and the page is whole without toasts.
    const awaited = [router.load(), Promise.race([toaster, pause(toasterWaitMs)])]
    void Promise.allSettled(awaited).then(() => setLoaded(true))
  }, [router, queryClient])
  return isLoaded
}
