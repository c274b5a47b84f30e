import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { createQueryClient } from '../lib/query-client.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { Toaster } from '../ui/toaster.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { createAppRouter } from './router.tsx'
import { resolveVariables, theme } from './theme/theme.ts'
import { useFirstLoad } from './use-first-load.ts'

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
        <Toaster />
      </ErrorBoundary>
    </MantineProvider>
  )
}
