import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Component, type ReactNode, useEffect, useState } from 'react'
import { currentUserQuery } from '../lib/current-user.ts'
import { pause } from '../lib/pause.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { preloadToaster, Toaster } from '../ui/toaster.tsx'
import { BrokenPage } from './broken-page.tsx'
import { createAppRouter } from './router.tsx'
import { resolveVariables, theme } from './theme/theme.ts'

/** On a slow connection the page is worth more than its toasts. */
const toasterWaitMs = 2000

/** Catches what rendering throws. React offers this to classes only. */
class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}

export function App() {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => createAppRouter(queryClient))
  const isLoaded = useFirstLoad(router, queryClient)
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      defaultColorScheme="auto"
    >
      <ErrorBoundary>
        <QueryClientProvider client={queryClient}>
          {isLoaded ? <RouterProvider router={router} /> : <LoadingScreen />}
        </QueryClientProvider>
        <Toaster onNavigate={(address) => router.history.push(address)} />
      </ErrorBoundary>
    </MantineProvider>
  )
}

interface Props {
  children: ReactNode
}

/**
 * False until the page of the address is fetched, and for a signed-in user the toasts, which say that
 * the network is gone when nothing can be fetched any more. The router would wait with a fallback of
 * React's, which stays for a third of a second once it is shown.
 */
function useFirstLoad(router: AnyRouter, queryClient: QueryClient): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    const user = queryClient.fetchQuery(currentUserQuery) // before files stand in line for connections
    const toaster = user.then((member) => member && preloadToaster())
    // What fails is a state of the router's, and the page is whole without toasts.
    const awaited = [router.load(), Promise.race([toaster, pause(toasterWaitMs)])]
    void Promise.allSettled(awaited).then(() => setLoaded(true))
  }, [router, queryClient])
  // Once it is rendered, the router itself follows Back and Forward, with a subscription of router.load: this is
  // another function, since the history has each function once.
  useEffect(
    () => (isLoaded ? undefined : router.history.subscribe(() => void router.load())),
    [router, isLoaded],
  )
  return isLoaded
}
