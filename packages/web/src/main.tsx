import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { createAppRouter } from './app/router.tsx'
import { currentUserQuery } from './lib/current-user.ts'
import { watchStyles } from './lib/failed-styles.ts'
import { pause } from './lib/pause.ts'
import { createQueryClient } from './lib/query-client.ts'
import { preloadToaster } from './ui/toaster.tsx'
import './app/theme/styles.ts'

/** On a slow connection the page is worth more than its toasts. */
const toasterWaitMs = 2000

watchStyles()
const queryClient = createQueryClient()
const router = createAppRouter(queryClient)
router.history.subscribe(router.load) // as the router does once it is rendered: the history has each function once
const firstLoad = loadFirstPage() // before React starts, which takes a while
const root = createRoot(document.getElementById('root') as HTMLElement) // React refuses null
const render = (isLoaded: boolean) => root.render(<App {...{ queryClient, router, isLoaded }} />)
render(false)
void firstLoad.then(() => render(true))

/**
 * Resolves when the page of the address is fetched, and for a signed-in user the toasts, which say that
 * the network is gone when nothing can be fetched any more. The router would wait with a fallback of
 * React's, which stays for a third of a second once it is shown.
 */
function loadFirstPage(): Promise<unknown> {
  const user = queryClient.fetchQuery(currentUserQuery) // before files stand in line for connections
  const toaster = user.then((member) => member && preloadToaster())
  // What fails is a state of the router's, and the page is whole without toasts.
  return Promise.allSettled([router.load(), Promise.race([toaster, pause(toasterWaitMs)])])
}
