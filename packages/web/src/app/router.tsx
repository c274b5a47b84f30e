import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { scrollKey } from '../lib/scroll-key.ts'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { LoadingScreen } from '../ui/loading-screen.tsx'
import { routeTree } from './page-routes.tsx'

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    scrollRestoration: true,
    getScrollRestorationKey: scrollKey,
    defaultPreload: 'intent',
    defaultPreloadDelay: 100, // the pointer crosses many links on its way
    defaultPendingComponent: LoadingScreen,
    defaultPendingMs: 400,
    parseSearch,
    stringifySearch,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
