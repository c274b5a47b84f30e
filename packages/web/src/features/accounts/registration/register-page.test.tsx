import type { RegistrationMode } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { readRegisterParams } from '../../../lib/search-params.ts'
import { buttonIn, type } from '../../../test/controls.ts'
import { drawPage } from '../../../test/draw-page.tsx'
import { plainSite } from '../../../test/people.ts'
import { waitFor } from '../../../test/wait-for.ts'
import { SignInPage } from '../sign-in-page.tsx'
import { RegisterPage } from './register-page.tsx'

const root = createRootRoute()
const routeTree = root.addChildren([
  createRoute({
    getParentRoute: () => root,
    path: '/register',
    validateSearch: readRegisterParams,
    component: RegisterPage,
  }),
  createRoute({ getParentRoute: () => root, path: '/login', component: SignInPage }),
])

async function draw(at: string, registration: RegistrationMode) {
  const site = { ...plainSite, registration }
  return (await drawPage(routeTree, { at, site })).box
}

test.each([
  ['/register', 'open', 'Create an account'],
  ['/register', 'verified', 'Create an account'],
  ['/register', 'invite', 'By invitation only'],
  ['/register?invite=abc', 'invite', 'Create an account'],
  ['/register', 'closed', 'Registration is closed'],
  ['/register?invite=abc', 'closed', 'Registration is closed'],
  ['/register?setup=abc', 'closed', 'Create the administrator'],
] as const)('%s with registration %s shows “%s”', async (at, registration, title) => {
  const box = await draw(at, registration)
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe(title))
})

test.each([
  ['open', true],
  ['closed', false],
  ['invite', false],
] as const)('with registration %s, a link to register is there: %s', async (mode, isThere) => {
  const box = await draw('/login', mode)
  await waitFor(() => expect(box.querySelector('h1')?.textContent).toBe('Sign in'))
  expect(box.textContent?.includes('Create an account')).toBe(isThere)
})

test('the invite is sent along, and a common password is refused at its field', async () => {
  const sent: unknown[] = []
  const message = 'This password is too easy to guess.'
  const issues = [{ path: 'password', message }]
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ message, code: 'password_too_common', issues }, { status: 400 })
  })
  const box = await draw('/register?invite=abc', 'invite')
  await waitFor(() => buttonIn(box, 'Create account'))
  for (const field of box.querySelectorAll('input')) {
    type(field, field.type === 'email' ? 'karn@example.org' : 'basketball')
  }
  buttonIn(box, 'Create account').click()
  await waitFor(() =>
    expect(box.querySelector('.mantine-InputWrapper-error')?.textContent).toBe(message),
  )
  expect(sent).toEqual([{ email: 'karn@example.org', password: 'basketball', invite: 'abc' }])
})
