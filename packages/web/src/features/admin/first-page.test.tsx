import type { Account, UserList } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { AdminPage } from './admin-page.tsx'
import { readAdminParams } from './admin-params.ts'

const createdAt = '2026-08-05T12:00:00.000Z'
const admin: Account = { id: 'self', email: 'admin@example.org', role: 'admin', createdAt }
const ada = { id: 'ada', email: 'ada@example.org', firstName: null, lastName: null, createdAt }

/** A page of three, once its buttons are there. */
async function draw(at: string) {
  const asked: string[] = []
  const list: UserList = {
    ...{ totalCount: 150, matchCount: 150, hasMore: true },
    users: [{ ...ada, role: 'user' }],
  }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(list)
  })
  const root = createRootRoute()
  const page = { path: '/admin', validateSearch: readAdminParams, component: AdminPage }
  const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, ...page })])
  const { box, router } = await drawPage(routeTree, { user: admin, at })
  await waitFor(() => buttonIn(box, 'Previous page'))
  const isOff = (name: string) => buttonIn(box, name).getAttribute('aria-disabled') === 'true'
  return { box, asked, router, isOff }
}

test('nothing comes before the first page: a press on “Previous page” asks for nothing', async () => {
  const { box, asked, router, isOff } = await draw('/admin')
  const names = ['First page', 'Previous page', 'Next page', 'Last page']
  expect(names.map(isOff)).toEqual([true, true, false, false])
  buttonIn(box, 'Previous page').click()
  buttonIn(box, 'Next page').click()
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked).toEqual([
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
