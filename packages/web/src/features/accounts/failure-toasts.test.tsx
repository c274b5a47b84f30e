// @vitest-environment happy-dom
import type { Account } from '@manafolio/contract'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../../lib/current-user.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { readResetParams } from '../../lib/search-params.ts'
import { Toaster } from '../../ui/toaster.tsx'
import { AccountPage } from './account-page.tsx'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { RegisterPage } from './register-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignInPage } from './sign-in-page.tsx'

let unmount = () => {}
afterEach(() => {
  notifications.clean() // they are kept beside the page
  unmount()
})

const createdAt = '2026-08-15T12:00:00.000Z'
const karn: Account = { id: 'karn', email: 'karn@example.org', role: 'user', createdAt }

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
    validateSearch: readResetParams,
    component: ResetPasswordPage,
  }),
])

async function draw(at: string) {
  const box = document.createElement('div')
  document.body.replaceChildren(box)
  const queryClient = createQueryClient()
  queryClient.setQueryData(currentUserQuery.queryKey, at === '/account' ? karn : null)
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
      <Toaster />
    </MantineProvider>,
  )
  await vi.waitFor(() => expect(box.querySelector('h1')).not.toBeNull())
  return { box, router }
}

function type(field: HTMLInputElement, text: string) {
  // React watches the value that it set itself, so that of the prototype is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function send(at: string, buttonName: string) {
  const { box } = await draw(at)
  if (at !== '/account') {
    for (const field of box.querySelectorAll('input')) {
      type(field, field.type === 'email' ? karn.email : 'ten letters and more')
    }
  }
  const button = [...box.querySelectorAll('button')].find(
    ({ textContent }) => textContent === buttonName,
  )
  if (!button) throw new Error(`There is no button “${buttonName}”.`)
  button.click()
}

/** The one toast, as title and message. */
async function toastShown() {
  return vi.waitFor(() => {
    const [toast, ...others] = document.querySelectorAll('.mantine-Notification-root')
    expect(others).toEqual([])
    const lines = toast?.querySelectorAll('[class*=title], [class*=description]') ?? []
    const texts = [...lines].map(({ textContent }) => textContent)
    expect(texts).toHaveLength(2)
    return texts
  })
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
  'at %s, “%s” tells %s in our words where the server has none',
  async (...row) => {
    const [at, button, title, message] = row
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }))
    await send(at, button)
    expect(await toastShown()).toEqual([title, message])
  },
)

test.each(failures.slice(0, 4))('at %s, “%s” tells %s in the server’s words', async (...row) => {
  const [at, button, title] = row
  const message = 'Too many attempts. Please wait a few minutes and try again.'
  const body = { message, code: 'too_many_requests' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 429 }))
  await send(at, button)
  expect(await toastShown()).toEqual([title, message])
})

test('a reset link without its token is told, and three seconds later the page is that to sign in', async () => {
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
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  } finally {
    vi.useRealTimers()
  }
})
