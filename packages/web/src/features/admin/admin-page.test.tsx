import type { Account, ListedUser, UserList } from '@manafolio/contract'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isDisabled } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { AdminPage } from './admin-page.tsx'
import { readAdminParams } from './admin-params.ts'

const self: Account = {
  id: 'self',
  email: 'admin@example.org',
  role: 'admin',
  createdAt: '2026-01-02T12:00:00.000Z',
}
const own: ListedUser = { ...self, firstName: 'Grace', lastName: 'Hopper' }
const ada: ListedUser = {
  id: 'ada',
  email: 'ada@example.org',
  firstName: null,
  lastName: '',
  role: 'user',
  createdAt: '2026-08-05T12:00:00.000Z',
}

function listOf(users: ListedUser[], changed: Partial<UserList> = {}): UserList {
  return { totalCount: 1234, users, matchCount: users.length, hasMore: false, ...changed }
}

type Answer = (method: string, address: string) => Response | Promise<Response>

/** The page, for who is signed in; with all that was asked of the server. */
async function draw(answer: Answer, { user = self, at = '/admin' } = {}) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address}`)
    return answer(method, address)
  })
  const root = createRootRoute({ component: Outlet })
  const admin = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: readAdminParams,
    component: AdminPage,
  })
  const { box, router } = await drawPage(root.addChildren([admin]), { user, at })
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Admin Dashboard'))
  return { box, asked, router }
}

async function drawn(list: UserList, at = '/admin') {
  const page = await draw(() => Response.json(list), { at })
  await waitFor(() => expect(page.box.textContent).not.toContain('Loading admin data...'))
  return page
}

const statsIn = (box: Element) =>
  [...box.querySelectorAll('dl > div')].map((stat) =>
    [...stat.children].map(({ textContent }) => textContent),
  )
const rowsIn = (box: Element) =>
  [...box.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  )
const buttonOf = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )

test('the numbers are the total of all users and two that do not exist yet', async () => {
  const { box } = await drawn(listOf([own, ada]))
  expect(statsIn(box)).toEqual([
    ['Total Users', '1,234', 'Registered accounts'],
    ['Active Today', '—', 'Feature not implemented yet'],
    ['With Collections', '—', 'Feature not implemented yet'],
  ])
})

test('a row has name, address, day, role, and a button unless it is one’s own', async () => {
  const { box } = await drawn(listOf([own, ada]))
  expect(rowsIn(box)).toEqual([
    ['Grace Hopper You', 'admin@example.org', 'Joined Jan 02, 2026', 'Admin', ''],
    ['No name provided', 'ada@example.org', 'Joined Aug 05, 2026', 'User', 'Delete'],
  ])
  expect(buttonOf('Delete ada@example.org')).toBeDefined()
  expect(buttonOf('Delete admin@example.org')).toBeUndefined()
})

test('while the list comes, the page says so', async () => {
  const { box } = await draw(() => new Promise(() => {}))
  expect(box.textContent).toContain('Loading admin data...')
  expect(box.textContent).not.toContain('No users found')
})

test('a list that can’t be had is told in words, and asked for again on demand', async () => {
  let isDown = true
  const { box } = await draw(() =>
    isDown ? new Response('', { status: 500 }) : Response.json(listOf([own])),
  )
  await waitFor(() =>
    expect(box.querySelector('[role=alert]')?.textContent).toBe(
      'Error Loading Admin DataUnable to load admin information. Please try again later.Try again',
    ),
  )
  isDown = false
  buttonOf('Try again')?.click()
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
})

test('nobody found is told, and leads back to everybody', async () => {
  const { box, router } = await drawn(listOf([]), '/admin?search=xyzzy')
  expect(box.textContent).toContain('No users found')
  expect(box.querySelector('[role=status]')?.textContent).toBe('0 users matching “xyzzy”')
  buttonOf('Show all users')?.click()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('who is no admin does not ask for the list', async () => {
  const { asked } = await draw(() => Response.json(listOf([own])), {
    user: { ...self, role: 'user' },
  })
  expect(asked).toEqual([])
})

test('search and page of the address are asked for', async () => {
  const users = Array.from({ length: 50 }, (_, n) => ({ ...ada, id: `${n}` }))
  const { box, asked } = await drawn(
    listOf(users, { matchCount: 160 }),
    '/admin?search=a%2Bb&page=3',
  )
  expect(asked).toEqual(['GET /api/admin/users?search=a%2Bb&page=3'])
  expect(box.querySelector('input')?.value).toBe('a+b')
  expect(box.querySelector('nav')?.textContent).toBe('Page 3 of 4')
})

test('an address beyond the last page leads to the last page', async () => {
  const { router } = await draw(
    (_, address) =>
      Response.json(listOf(address.includes('page=9') ? [] : [ada], { matchCount: 51 })),
    { at: '/admin?page=9' },
  )
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))
})

/** Opens the question, until it has taken the focus. */
async function askToDelete() {
  buttonOf('Delete ada@example.org')?.click()
  await waitFor(() => expect(document.activeElement).toBe(buttonOf('Cancel')))
}

/** What is asked, before and after the answer of the server to the deletion. */
async function deleting(answer: () => Response) {
  let users = [own, ada]
  const page = await draw((method) => {
    if (method === 'GET') return Response.json(listOf(users, { totalCount: users.length }))
    const response = answer()
    if (response.ok) users = [own]
    return response
  })
  await waitFor(() => expect(rowsIn(page.box)).toHaveLength(2))
  await askToDelete()
  return page
}

test('before a deletion the question is asked in full; to cancel it changes nothing', async () => {
  const { box, asked } = await deleting(() => new Response(null, { status: 204 }))
  expect(document.querySelector('[role=dialog] p')?.textContent).toBe(
    'Are you sure you want to delete "ada@example.org"? This action cannot be undone and will remove all their data including collections and decks.',
  )
  buttonOf('Cancel')?.click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(document.activeElement).toBe(buttonOf('Delete ada@example.org'))
  expect(rowsIn(box)).toHaveLength(2)
  expect(asked).toHaveLength(1)
})

test('whoever is deleted leaves the list and the numbers', async () => {
  const { box, asked } = await deleting(() => new Response(null, { status: 204 }))
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
  expect(asked[1]).toBe('DELETE /api/admin/users/ada')
  expect(statsIn(box)[0]?.[1]).toBe('1')
  await waitFor(() => expect(asked).toHaveLength(3))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registered users'))
})

test('when nobody is left of those who were searched, the focus goes to the heading', async () => {
  let users = [ada]
  const { box } = await draw(
    (method) => {
      if (method === 'GET') return Response.json(listOf(users))
      users = []
      return new Response(null, { status: 204 })
    },
    { at: '/admin?search=ada' },
  )
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
  await askToDelete()
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(box.textContent).toContain('No users found'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registered users'))
})

test('while somebody is being deleted, the question can’t be closed', async () => {
  const { box } = await draw((method) =>
    method === 'GET' ? Response.json(listOf([own, ada])) : new Promise(() => {}),
  )
  await waitFor(() => expect(rowsIn(box)).toHaveLength(2))
  await askToDelete()
  expect(isDisabled(buttonOf('Close'))).toBe(false)
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(isDisabled(buttonOf('Deleting...'))).toBe(true))
  for (const name of ['Cancel', 'Close']) expect(isDisabled(buttonOf(name))).toBe(true)
})

test('the numbers stay when the list can’t be fetched again after a deletion', async () => {
  let isDown = false
  const { box } = await draw((method) => {
    if (method === 'DELETE') {
      isDown = true
      return new Response(null, { status: 204 })
    }
    return isDown
      ? new Response('', { status: 500 })
      : Response.json(listOf([own, ada], { totalCount: 2 }))
  })
  await waitFor(() => expect(rowsIn(box)).toHaveLength(2))
  await askToDelete()
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).toBeNull())
  expect(statsIn(box)[0]?.slice(0, 2)).toEqual(['Total Users', '1'])
})

test('a deletion that fails leaves the row, with the focus on its button', async () => {
  const { box } = await deleting(() => new Response('', { status: 500 }))
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(rowsIn(box)).toHaveLength(2)
  expect(document.activeElement).toBe(buttonOf('Delete ada@example.org'))
})
