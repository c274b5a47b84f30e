import type { Account, Site } from '@manafolio/contract'
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
  /** Who is signed in; nobody unless it is said. */
  user?: Account | null
  /** What is known of the installation; nothing unless it is said. */
  site?: Site | null
  at?: string
}

/** A page of its own, or the root of several with its children. */
type Page = (() => ReactNode) | AnyRoute

/** A page in the document, with its toasts, as the app has it; gone when the test is over. */
export async function drawPage(page: Page, reader: Reader = {}) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const { queryClient, router } = await load(page, reader)
  const root = createRoot(box)
  const unmount = () => root.unmount()
  onTestFinished(() => {
    notifications.clean() // they are kept beside the page
    unmount()
  })
  root.render(framed(queryClient, router, <Toaster />))
  return { box, router, queryClient, unmount }
}

/** A page as the HTML that it begins with. */
export async function pageMarkup(page: Page, reader: Reader = {}): Promise<string> {
  const { queryClient, router } = await load(page, reader)
  return renderToStaticMarkup(framed(queryClient, router))
}

async function load(page: Page, { user = null, site = null, at = '/' }: Reader) {
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, user)
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
        {/* The types know one router only, that of the app. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
      {beside}
    </TestTheme>
  )
}
