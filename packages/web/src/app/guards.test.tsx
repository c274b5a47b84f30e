import type { Site, User } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { currentUserQuery } from '../lib/current-user.ts'
import { tryAgainNow } from '../lib/outage.ts'
import { drawPage } from '../test/draw-page.tsx'
import { plainSite } from '../test/people.ts'
import { refusal } from '../test/refusal.ts'
import { waitFor } from '../test/wait-for.ts'
import { AdminOnly, MemberOnly, VisitorOnly } from './guards.tsx'

const createdAt = '2026-08-15T12:00:00.000Z'
const karn: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt,
  emailVerifiedAt: createdAt,
}
const admin: User = { ...karn, role: 'admin' }

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
async function draw(at: string, user: User | null | 'unknown', site = plainSite) {
  const { box, router, queryClient, unmount } = await drawPage(routeTree, { at, user, site })
  const become = (next: User | null) => {
    queryClient.setQueryData(currentUserQuery.queryKey, next)
  }
  const shows = (text: string) => waitFor(() => expect(box.textContent).toContain(text))
  return { box, become, shows, unmount, pathname: () => router.state.location.pathname }
}

test.each(['/account', '/admin'])('a visitor finds nothing at %s', async (at) => {
  const { shows, pathname } = await draw(at, null)
  await shows('404 Page Not Found')
  expect(pathname()).toBe(at)
})

test.each([
  ['/account', karn, 'account'],
  ['/admin', admin, 'dashboard'],
] as const)('whose session ends elsewhere goes from %s to signing in', async (at, user, text) => {
  const { become, shows, pathname } = await draw(at, user)
  await shows(text)
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
  const first = await draw('/admin', karn)
  await first.shows('search')
  first.unmount()
  const { become, shows } = await draw('/admin', admin)
  await shows('dashboard')
  become(karn)
  await shows('search')
})

test('where addresses must be confirmed, others are asked to before they see a page', async () => {
  const site: Site = { ...plainSite, registration: 'verified' }
  const { become, shows, pathname } = await draw(
    '/account',
    { ...karn, emailVerifiedAt: null },
    site,
  )
  await shows('Confirm your email')
  become(karn)
  await shows('account')
  expect(pathname()).toBe('/account')
})

test('administrators see all pages, also with an address that is not confirmed', async () => {
  const site: Site = { ...plainSite, registration: 'verified' }
  const { shows } = await draw('/admin', { ...admin, emailVerifiedAt: null }, site)
  await shows('dashboard')
})

test('who can’t be asked for is not signed out: pages of members wait, signing in is possible', async () => {
  vi.stubGlobal('fetch', async () => refusal(503, 'database_unavailable'))
  onTestFinished(tryAgainNow)
  for (const at of ['/account', '/admin']) {
    const { shows, pathname, box, unmount } = await draw(at, 'unknown')
    await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Manafolio'))
    expect(box.textContent).not.toContain('404')
    expect(pathname()).toBe(at)
    vi.stubGlobal('fetch', async () => Response.json(admin))
    tryAgainNow()
    await shows(at === '/admin' ? 'dashboard' : 'account')
    vi.stubGlobal('fetch', async () => refusal(503, 'database_unavailable'))
    unmount()
  }
  await (await draw('/login', 'unknown')).shows('sign-in')
})
