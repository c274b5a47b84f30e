import type { User } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { buttonIn } from '../../../test/controls.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { karn, plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { VerifyEmailPage } from './verify-email-page.tsx'

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/verify-email',
    validateSearch: ({ token }): { token?: string } => (token ? { token: `${token}` } : {}),
    component: VerifyEmailPage,
  }),
  createRoute({ getParentRoute: () => root, path: '/', component: () => 'home' }),
  createRoute({ getParentRoute: () => root, path: '/login', component: () => 'login' }),
  createRoute({ getParentRoute: () => root, path: '/account', component: () => 'account' }),
])

/** Answers the confirmation with a status, and records what was sent. */
function serve(status: number, user: User | null = null) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body = '' }: RequestInit) => {
    if (method === 'GET') return user ? Response.json(user) : new Response('', { status: 401 })
    sent.push(JSON.parse(String(body)))
    const message = status === 200 ? 'Your email address is confirmed.' : 'No such link.'
    return Response.json({ message, code: 'any' }, { status })
  })
  return sent
}

async function draw(at: string, user: User | null = null) {
  const { box } = await drawPage(routeTree, { at, user, site: plainSite })
  const shows = (text: string) => waitFor(() => expect(box.textContent).toContain(text))
  return { box, shows }
}

test('only the button confirms the address', async () => {
  const sent = serve(200)
  const { box, shows } = await draw('/verify-email?token=abc')
  await shows('Confirm your email address')
  expect(sent).toEqual([])
  buttonIn(box, 'Confirm email address').click()
  await shows('Email address confirmed')
  expect(sent).toEqual([{ token: 'abc' }])
  expect(document.activeElement?.textContent).toBe('Email address confirmed')
  expect(box.querySelector('a')?.textContent).toBe('Sign in')
})

test('a link that does not work any more says what to do', async () => {
  serve(400)
  const { box, shows } = await draw('/verify-email?token=abc')
  await waitFor(() => buttonIn(box, 'Confirm email address'))
  buttonIn(box, 'Confirm email address').click()
  await shows('Invalid confirmation link')
  await shows('Only the newest email has a link that works.')
})

test('a failure can be tried again', async () => {
  serve(503)
  const { box, shows } = await draw('/verify-email?token=abc')
  await waitFor(() => buttonIn(box, 'Confirm email address'))
  buttonIn(box, 'Confirm email address').click()
  await shows('No such link.')
  expect(buttonIn(box, 'Confirm email address')).toBeDefined()
})

test('without a token the link is invalid, unless the address is confirmed already', async () => {
  serve(200, karn)
  const first = await draw('/verify-email')
  await first.shows('Invalid confirmation link')
  const second = await draw('/verify-email', karn)
  await second.shows('Your email address is confirmed already.')
})
