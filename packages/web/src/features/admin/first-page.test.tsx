import type { User, UserList } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { AdminPage } from './admin-page.tsx'
import { readAdminParams } from './admin-params.ts'

const times = { createdAt: '2026-08-05T12:00:00.000Z', emailVerifiedAt: null }
const admin: User = { id: 'self', email: 'admin@example.org', role: 'admin', ...times }
const ada = { id: 'ada', email: 'ada@example.org', firstName: null, lastName: null, ...times }

/** A list of three pages, once its buttons are rendered. */
async function draw(at: string) {
  const requests: string[] = []
  const list: UserList = {
    totalCount: 150,
    matchCount: 150,
    hasMore: true,
    users: [{ ...ada, role: 'user' }],
  }
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return Response.json(list)
  })
  const root = createRootRoute()
  const page = { path: '/admin', validateSearch: readAdminParams, component: AdminPage }
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, ...page })])
  const { box, router } = await drawPage(routeTree, { user: admin, site: plainSite, at })
  await waitFor(() => buttonIn(box, 'Previous page'))
  const isOff = (name: string) => buttonIn(box, name).getAttribute('aria-disabled') === 'true'
  return { box, requests, router, isOff }
}

test('on the first page, pressing “Previous page” sends no request', async () => {
  const { box, requests, router, isOff } = await draw('/admin')
  const names = ['First page', 'Previous page', 'Next page', 'Last page']
  expect(names.map(isOff)).toEqual([true, true, false, false])
  buttonIn(box, 'Previous page').click()
  buttonIn(box, 'Next page').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests).toEqual([
    expect.not.stringContaining('page=0'),
    expect.stringMatching(/[?&]page=2$/),
  ])
})

test('“Previous page” leads from the second page to the first', async () => {
  const { box, router, isOff } = await draw('/admin?page=2')
  expect(isOff('Previous page')).toBe(false)
  buttonIn(box, 'Previous page').click()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})
