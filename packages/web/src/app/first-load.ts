import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { currentUserQuery } from '../lib/current-user.ts'
import { pause } from '../lib/pause.ts'
import { preloadToaster } from '../ui/toaster.tsx'

/** On a slow connection the page is worth more than its toasts. */
const toasterWaitMs = 2000

/**
 * How long the page waits for its data: rendered with it, it is there sooner than after a skeleton. On a slow
 * connection the skeleton comes first.
 */
const dataWaitMs = 150

/**
 * Resolves when the page of the address is fetched, and for a signed-in user the toasts, which say that
 * the network is gone when nothing can be fetched any more. The router would wait with a fallback of
 * React's, which stays for a third of a second once it is shown.
 */
export function loadFirstPage(
  router: Pick<AnyRouter, 'load'>,
  queryClient: QueryClient,
): Promise<unknown> {
  const user = queryClient.fetchQuery(currentUserQuery) // before files stand in line for connections
  const toaster = user.then((member) => member && preloadToaster())
  const page = router.load().then(() => untilFetched(queryClient))
  // What fails is a state of the router's, and the page is whole without toasts.
  return Promise.allSettled([page, Promise.race([toaster, pause(toasterWaitMs)])])
}

/**
 * Resolves when no query is being fetched and none follows at once, as the others follow that of the user;
 * at the latest after that wait.
 */
function untilFetched(queryClient: QueryClient): Promise<void> {
  const isIdle = () => queryClient.isFetching() === 0
  return new Promise((resolve) => {
    const look = () => isIdle() && setTimeout(() => isIdle() && finish())
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    const finish = () => resolve(unsubscribe())
    setTimeout(finish, dataWaitMs)
    look()
  })
}
