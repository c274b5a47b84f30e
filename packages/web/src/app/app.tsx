import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { Component, type ReactNode } from 'react'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { BrokenPage } from './broken-page.tsx'
import { resolveVariables, theme } from './theme/theme.ts'

/** Catches what rendering throws. React offers this to classes only. */
class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <BrokenPage /> : this.props.children
  }
}

interface AppProps {
  queryClient: QueryClient
  router: AnyRouter
  /** Whether the page of the address can be rendered. */
  isLoaded: boolean
}

export function App({ queryClient, router, isLoaded }: AppProps) {
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
