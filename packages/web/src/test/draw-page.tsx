import type { Site, User } from '@manafolio/contract'
import { notifications } from '@mantine/notifications'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { currentUserQuery } from '../lib/current-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import { siteQuery } from '../lib/site.ts'
import { Toaster } from '../ui/toaster.tsx'
import { TestTheme } from './test-theme.tsx'

interface Reader {
  /** The signed-in user; no one by default. An unknown one is asked for. */
  user?: User | null | 'unknown'
  /** The installation's settings; unknown by default. */
  site?: Site | null
  at?: string
}

/** A page, or a root route with several pages. */
type Page = (() => ReactNode) | AnyRoute

/** Renders a page with its toasts, as the app does; removed after the test. */
export async function drawPage(page: Page, reader: Reader = {}) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const { queryClient, router } = await load(page, reader)
  const root = createRoot(box)
  const unmount = () => root.unmount()
  onTestFinished(() => {
    notifications.clean() // the store outlives the page
    unmount()
  })
  root.render(framed(queryClient, router, <Toaster />))
  return { box, router, queryClient, unmount }
}

/** The initial HTML of a page. */
export async function pageMarkup(page: Page, reader: Reader = {}): Promise<string> {
  const { queryClient, router } = await load(page, reader)
  return renderToStaticMarkup(framed(queryClient, router))
}

async function load(page: Page, { user = null, site = null, at = '/' }: Reader) {
  const queryClient = createQueryClient()
  if (user !== 'unknown') queryClient.setQueryData(currentUserQuery.queryKey, user)
  if (site) queryClient.setQueryData(siteQuery.queryKey, site)
  const router = createRouter({
    routeTree: typeof page === 'function' ? createRootRoute({ component: page }) : page,
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  return { queryClient, router }
}

function framed(queryClient: QueryClient, router: unknown, beside?: ReactNode) {
  return (
    <TestTheme>
      <QueryClientProvider client={queryClient}>
        {/* The types only know the app's router. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      {beside}
    </TestTheme>
  )
}
