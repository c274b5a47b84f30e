// @vitest-environment happy-dom
import type { Account } from '@manafolio/contract'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../lib/current-user.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { AdminOnly, MemberOnly, VisitorOnly } from './guards.tsx'

let unmount = () => {}
afterEach(() => unmount())

const createdAt = '2026-08-15T12:00:00.000Z'
const karn: Account = { id: 'karn', email: 'karn@example.org', role: 'user', createdAt }
const admin: Account = { ...karn, role: 'admin' }

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: () => 'search' }),
  createRoute({
    getParentRoute: () => root,
    path: '/login',
    component: () => <VisitorOnly>sign-in</VisitorOnly>,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/account',
    component: () => <MemberOnly>account</MemberOnly>,
  }),
  createRoute({
    getParentRoute: () => root,
    path: '/admin',
    component: () => <AdminOnly>dashboard</AdminOnly>,
  }),
])

/** What is shown at an address to somebody, and the means to make them somebody else. */
async function draw(at: string, user: Account | null) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const queryClient = createQueryClient()
  const become = (next: Account | null) => {
    queryClient.setQueryData(currentUserQuery.queryKey, next)
  }
  become(user)
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  await router.load()
  const reactRoot = createRoot(box)
  unmount = () => reactRoot.unmount()
  reactRoot.render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        {/* The types know one router only, that of the app. */}
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const shows = (text: string) => vi.waitFor(() => expect(box.textContent).toContain(text))
  return { become, shows, pathname: () => router.state.location.pathname }
}

test.each(['/account', '/admin'])('a visitor finds nothing at %s', async (at) => {
  const { shows, pathname } = await draw(at, null)
  await shows('404 Page Not Found')
  expect(pathname()).toBe(at)
})

test.each([
  ['/account', karn, 'account'],
  ['/admin', admin, 'dashboard'],
] as const)('whose session ends elsewhere goes from %s to signing in', async (at, user, words) => {
  const { become, shows, pathname } = await draw(at, user)
  await shows(words)
  become(null)
  await shows('sign-in')
  expect(pathname()).toBe('/login')
})

test('who signs in elsewhere goes on to the search', async () => {
  const { become, shows, pathname } = await draw('/login', null)
  await shows('sign-in')
  become(karn)
  await shows('search')
  expect(pathname()).toBe('/')
})

test('who is no admin, or not any more, goes from the dashboard to the search', async () => {
  await (await draw('/admin', karn)).shows('search')
  unmount()
  const { become, shows } = await draw('/admin', admin)
  await shows('dashboard')
  become(karn)
  await shows('search')
})
