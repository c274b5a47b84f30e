import type { Invite, ListedUser, User, UserList } from '@manafolio/contract'
import { createRootRoute, createRoute, Outlet } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { isDisabled } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { plainSite } from '../../test/people.ts'
import { waitFor } from '../../test/wait-for.ts'
import { AdminPage } from './admin-page.tsx'
import { readAdminParams } from './admin-params.ts'

const self: User = {
  id: 'self',
  email: 'admin@example.org',
  role: 'admin',
  createdAt: '2026-01-02T12:00:00.000Z',
  emailVerifiedAt: '2026-08-05T12:00:00.000Z',
}
const own: ListedUser = { ...self, firstName: 'Grace', lastName: 'Hopper' }
const ada: ListedUser = {
  id: 'ada',
  email: 'ada@example.org',
  firstName: null,
  lastName: '',
  role: 'user',
  createdAt: '2026-08-05T12:00:00.000Z',
  emailVerifiedAt: '2026-08-05T12:00:00.000Z',
}

function listOf(users: ListedUser[], changed: Partial<UserList> = {}): UserList {
  return { totalCount: 1234, users, matchCount: users.length, hasMore: false, ...changed }
}

type Answer = (method: string, address: string) => Response | Promise<Response>

/** Renders the page for a user, and records the requests. */
async function draw(answer: Answer, { user = self, at = '/admin', site = plainSite } = {}) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: { method: string }) => {
    requests.push(`${method} ${address}`)
    return answer(method, address)
  })
  const root = createRootRoute({ component: Outlet })
  const admin = createRoute({
    getParentRoute: () => root,
    path: '/admin',
    validateSearch: readAdminParams,
    component: AdminPage,
  })
  const { box, router } = await drawPage(root.addChildren([admin]), { user, site, at })
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Admin Dashboard'))
  return { box, requests, router }
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

test('the stat cards show the total number of users and two features that don’t exist yet', async () => {
  const { box } = await drawn(listOf([own, ada]))
  expect(statsIn(box)).toEqual([
    ['Total Users', '1,234', 'Registered accounts'],
    ['Active Today', '—', 'Feature not implemented yet'],
    ['With Collections', '—', 'Feature not implemented yet'],
  ])
})

test('a row shows name, address, date and role, and a button unless it is the admin’s own', async () => {
  const { box } = await drawn(listOf([own, ada]))
  expect(rowsIn(box)).toEqual([
    ['Grace Hopper You', 'admin@example.org', 'Joined Jan 02, 2026', 'Admin', ''],
    ['No name provided', 'ada@example.org', 'Joined Aug 05, 2026', 'User', 'Delete'],
  ])
  expect(buttonOf('Delete ada@example.org')).toBeDefined()
  expect(buttonOf('Delete admin@example.org')).toBeUndefined()
})

test('as long as there is nobody else, the list says so and has nothing to search', async () => {
  const { box } = await drawn(listOf([own], { totalCount: 1 }))
  expect(rowsIn(box)).toHaveLength(1)
  expect(box.textContent).toContain('Nobody else has an account yet.')
  expect(box.querySelector('input[type=search]')).toBeNull()
})

test('the page announces that the list is loading', async () => {
  const { box } = await draw(() => new Promise(() => {}))
  expect(box.textContent).toContain('Loading admin data...')
  expect(box.textContent).not.toContain('No users found')
})

test('a list that fails to load shows the error, and can be retried', async () => {
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

test('a search without results says so, and links back to all users', async () => {
  const { box, router } = await drawn(listOf([]), '/admin?search=xyzzy')
  expect(box.textContent).toContain('No users found')
  expect(box.querySelector('[role=status]')?.textContent).toBe('0 users matching “xyzzy”')
  buttonOf('Show all users')?.click()
  await waitFor(() => expect(router.state.location.search).toEqual({}))
})

test('a user who is not an admin does not request the list', async () => {
  const { requests } = await draw(() => Response.json(listOf([own])), {
    user: { ...self, role: 'user' },
  })
  expect(requests).toEqual([])
})

test('the search and the page in the URL are requested', async () => {
  const users = Array.from({ length: 50 }, (_, n) => ({ ...ada, id: `${n}` }))
  const { box, requests } = await drawn(
    listOf(users, { matchCount: 160 }),
    '/admin?search=a%2Bb&page=3',
  )
  expect(requests).toEqual(['GET /api/admin/users?search=a%2Bb&page=3'])
  expect(box.querySelector('input')?.value).toBe('a+b')
  expect(box.querySelector('nav[aria-label^=Pages]')?.textContent).toBe('Page 3 of 4')
})

test('a URL past the last page leads to the last page', async () => {
  const { router } = await draw(
    (_, address) =>
      Response.json(listOf(address.includes('page=9') ? [] : [ada], { matchCount: 51 })),
    { at: '/admin?page=9' },
  )
  await waitFor(() => expect(router.state.location.search).toEqual({ page: '2' }))
})

/** Opens the confirmation and waits for it to take the focus. */
async function confirmDelete() {
  buttonOf('Delete ada@example.org')?.click()
  await waitFor(() => expect(document.activeElement).toBe(buttonOf('Cancel')))
}

/** The requested pages, before and after the server responds to the deletion. */
async function deleting(answer: () => Response) {
  let users = [own, ada]
  const page = await draw((method) => {
    if (method === 'GET') return Response.json(listOf(users, { totalCount: users.length }))
    const response = answer()
    if (response.ok) users = [own]
    return response
  })
  await waitFor(() => expect(rowsIn(page.box)).toHaveLength(2))
  await confirmDelete()
  return page
}

test('the confirmation shows the whole question; canceling changes nothing', async () => {
  const { box, requests } = await deleting(() => new Response(null, { status: 204 }))
  expect(document.querySelector('[role=dialog] p')?.textContent).toBe(
    'Are you sure you want to delete "ada@example.org"? This action cannot be undone and will remove all their data including collections and decks.',
  )
  buttonOf('Cancel')?.click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(document.activeElement).toBe(buttonOf('Delete ada@example.org'))
  expect(rowsIn(box)).toHaveLength(2)
  expect(requests).toHaveLength(1)
})

test('a deleted user leaves the list and the total', async () => {
  const { box, requests } = await deleting(() => new Response(null, { status: 204 }))
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
  expect(requests[1]).toBe('DELETE /api/admin/users/ada')
  expect(statsIn(box)[0]?.[1]).toBe('1')
  await waitFor(() => expect(requests).toHaveLength(3))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registered users'))
})

test('when the last user of a search is deleted, the focus moves to the heading', async () => {
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
  await confirmDelete()
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(box.textContent).toContain('No users found'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Registered users'))
})

test('the confirmation can’t be closed while the user is being deleted', async () => {
  const { box } = await draw((method) =>
    method === 'GET' ? Response.json(listOf([own, ada])) : new Promise(() => {}),
  )
  await waitFor(() => expect(rowsIn(box)).toHaveLength(2))
  await confirmDelete()
  expect(isDisabled(buttonOf('Close'))).toBe(false)
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(isDisabled(buttonOf('Deleting...'))).toBe(true))
  for (const name of ['Cancel', 'Close']) expect(isDisabled(buttonOf(name))).toBe(true)
})

test('the numbers stay if the refetch after a deletion fails', async () => {
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
  await confirmDelete()
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(rowsIn(box)).toHaveLength(1))
  await waitFor(() => expect(box.querySelector('[aria-busy=true]')).toBeNull())
  expect(statsIn(box)[0]?.slice(0, 2)).toEqual(['Total Users', '1'])
})

test('a failed deletion keeps the row and returns the focus to its button', async () => {
  const { box } = await deleting(() => new Response('', { status: 500 }))
  buttonOf('Delete user')?.click()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
  expect(rowsIn(box)).toHaveLength(2)
  expect(document.activeElement).toBe(buttonOf('Delete ada@example.org'))
})

test('an address that is not confirmed is marked', async () => {
  const { box } = await drawn(listOf([own, { ...ada, emailVerifiedAt: null }]))
  const [first, second] = rowsIn(box)
  expect(first?.[1]).toBe('admin@example.org')
  expect(second?.[1]).toBe('ada@example.org Email not confirmed')
})

const invite: Invite = {
  id: 'an-invite',
  note: 'For Vivien',
  state: 'open',
  createdAt: '2026-08-05T12:00:00.000Z',
  expiresAt: '2026-08-12T12:00:00.000Z',
  usedAt: null,
  usedBy: null,
}

test('where people need an invite, one is made here, and its link is shown once', async () => {
  const url = 'http://localhost:3000/register?invite=abc'
  const invites: Invite[] = []
  const answer = (method: string, address: string) => {
    if (!address.endsWith('/invites')) return Response.json(listOf([own]))
    if (method === 'GET') return Response.json(invites)
    invites.push(invite)
    return Response.json({ invite, url })
  }
  const site = { ...plainSite, registration: 'invite' as const }
  const { box } = await draw(answer, { site })
  await waitFor(() => expect(box.textContent).toContain('There are no invites yet.'))
  buttonOf('Create invite')?.click()
  await waitFor(() => expect(box.textContent).toContain('For Vivien'))
  expect(box.textContent).toContain('Created on Aug 05, 2026, works until Aug 12, 2026')
  expect([...box.querySelectorAll('input')].map(({ value }) => value)).toContain(url)
  expect(buttonOf('Copy link')).toBeDefined()
})

test('an invite is deleted after a question', async () => {
  const used: Invite = {
    ...invite,
    state: 'used',
    usedAt: '2026-08-06T12:00:00.000Z',
    usedBy: 'v@e.org',
  }
  let invites = [used]
  const answer = (method: string, address: string) => {
    if (!address.includes('/invites')) return Response.json(listOf([own]))
    if (method === 'GET') return Response.json(invites)
    invites = []
    return new Response(null, { status: 204 })
  }
  const site = { ...plainSite, registration: 'invite' as const }
  const { box, requests } = await draw(answer, { site })
  await waitFor(() => expect(box.textContent).toContain('used by v@e.org on Aug 06, 2026'))
  buttonOf('Delete invite: For Vivien')?.click()
  await waitFor(() =>
    expect(document.body.textContent).toContain('The account that was made with it stays.'),
  )
  buttonOf('Delete invite')?.click()
  await waitFor(() => expect(box.textContent).toContain('There are no invites yet.'))
  expect(requests).toContain('DELETE /api/admin/invites/an-invite')
})
