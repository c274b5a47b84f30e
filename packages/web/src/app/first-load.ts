import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { currentUserQuery } from '../lib/current-user.ts'
import { pause } from '../lib/pause.ts'
import { preloadToaster } from '../ui/toaster.tsx'

/** On a slow connection the page is worth more than its toasts. */
const toasterWaitMs = 2000

/**
 * Resolves when the page of the address is fetched, and for a signed-in user the toasts, which say that
 * the network is gone when nothing can be fetched any more. The router would wait with a fallback of
 * React's, which stays for a third of a second once it is shown.
 */
export function loadFirstPage(router: AnyRouter, queryClient: QueryClient): Promise<unknown> {
  const user = queryClient.fetchQuery(currentUserQuery) // before files stand in line for connections
  const toaster = user.then((member) => member && preloadToaster())
  // What fails is a state of the router's, and the page is whole without toasts.
  return Promise.allSettled([router.load(), Promise.race([toaster, pause(toasterWaitMs)])])
}
