import type { User } from '@manafolio/contract'
import { createRootRoute, createRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { readTokenParams } from '../../lib/search-params.ts'
import { buttonIn, type } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { plainSite } from '../../test/people.ts'
import { toastShown } from '../../test/toasts.ts'
import { waitFor } from '../../test/wait-for.ts'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { RegisterPage } from './registration/register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

const createdAt = '2026-08-15T12:00:00.000Z'
const karn: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt,
  emailVerifiedAt: createdAt,
}

const root = createRootRoute()
const page = (path: string, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component })
const routeTree = root.addChildren([
  page('/login', SignInPage),
  page('/register', RegisterPage),
  page('/forgot-password', ForgotPasswordPage),
  page('/account', () => <AccountPage />),
  createRoute({
    getParentRoute: () => root,
    path: '/reset-password',
    validateSearch: readTokenParams,
    component: ResetPasswordPage,
  }),
])

async function draw(at: string) {
  const page = await drawPage(routeTree, {
    at,
    user: at === '/account' ? karn : null,
    site: plainSite,
  })
  await waitFor(() => expect(page.box.querySelector('h1')).not.toBeNull())
  return page
}

async function send(at: string, buttonName: string) {
  const { box } = await draw(at)
  if (at !== '/account') {
    for (const field of box.querySelectorAll('input')) {
      type(field, field.type === 'email' ? karn.email : 'ten letters and more')
    }
  }
  buttonIn(box, buttonName).click()
  return box
}

const failures = [
  ['/login', 'Sign in', 'Login failed', 'Please check your email and password.'],
  [
    '/register',
    'Create account',
    'Registration failed',
    'Please try again with a different email.',
  ],
  ['/forgot-password', 'Send reset link', 'Request failed', 'Please try again later.'],
  [
    '/reset-password?token=any',
    'Reset password',
    'Password reset failed',
    'Please try again or request a new reset link.',
  ],
  ['/account', 'Sign out', 'Logout failed', 'There was an error logging out. Please try again.'],
] as const

test.each(failures)(
  'at %s, “%s” shows %s with our own message if the server sent none',
  async (...row) => {
    const [at, button, title, message] = row
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await send(at, button)
    expect(await toastShown()).toEqual([title, message])
  },
)

test.each(failures.slice(0, 4))(
  'at %s, “%s” shows %s with the server’s message, which stays in the form',
  async (...row) => {
    const [at, button, title] = row
    const message = 'Too many attempts. Please wait a few minutes and try again.'
    const body = { message, code: 'too_many_requests' }
    vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }))
    const box = await send(at, button)
    expect(await toastShown()).toEqual([title, message])
    expect(box.querySelector('form')?.textContent).toContain(message)
  },
)

test.each([
  ['/login', 'Sign in', 'wrong_credentials', 'password'],
  ['/register', 'Create account', 'email_taken', 'email'],
])('at %s, “%s” refused as %s leads to a field', async (at, button, code, name) => {
  const message = 'This is refused.'
  vi.stubGlobal('fetch', async () => Response.json({ message, code }, { status: 409 }))
  const box = await send(at, button)
  const field = box.querySelector<HTMLInputElement>(`input[name=${name}]`)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(box.querySelectorAll('.mantine-InputWrapper-error')).toHaveLength(1)
  expect(box.querySelector('.mantine-InputWrapper-error')?.textContent).toBe(message)
})

test('a reset link without a token shows an error and redirects to sign-in after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    const { box, router } = await draw('/reset-password')
    expect(box.querySelector('h1')?.textContent).toBe('Invalid Reset Link')
    expect(await toastShown()).toEqual([
      'Invalid reset link',
      'This password reset link is invalid or missing a token.',
    ])
    expect(router.state.location.pathname).toBe('/reset-password')
    await vi.advanceTimersByTimeAsync(3000)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  } finally {
    vi.useRealTimers()
  }
})
