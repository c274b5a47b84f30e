import type { Page } from '@playwright/test'
import { register } from '../admins.ts'
import { resetLinkOf } from '../outbox.ts'
import type { Opening, PageState } from './page-state.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** Pages for people who are not signed in. */
export const visitorStates: PageState[] = [
  { page: 'Sign in', state: 'open', at: '/login', shows: 'Sign in' },
  {
    page: 'Sign in',
    state: 'incomplete',
    at: '/login',
    act: (page) => press(page, 'Sign in'),
    shows: 'Password is required',
  },
  {
    page: 'Sign in',
    state: 'refused',
    at: '/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await press(page, 'Sign in')
    },
    shows: (page) => page.getByRole('alert').first(),
  },
  { page: 'Register', state: 'open', at: '/register', shows: 'Create an account' },
  {
    page: 'Register',
    state: 'incomplete',
    at: '/register',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short')
      await press(page, 'Create account')
    },
    shows: 'Please enter a valid email address',
  },
  { page: 'Forgot password', state: 'open', at: '/forgot-password', shows: 'Email' },
  {
    page: 'Forgot password',
    state: 'sent',
    at: '/forgot-password',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com')
      await press(page, /reset link/i)
    },
    shows: 'Check your email',
  },
  {
    page: 'Reset password',
    state: 'open',
    at: '/reset-password?token=any',
    shows: 'New Password',
  },
  {
    page: 'Reset password',
    state: 'incomplete',
    at: resetLink,
    act: (page) => press(page, /reset password/i),
    shows: 'Please confirm your password',
  },
  {
    page: 'Verify email',
    state: 'open',
    at: '/verify-email?token=any',
    shows: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    page: 'Not found',
    state: 'to a visitor',
    at: '/nowhere',
    shows: '404 Page Not Found',
  },
]

async function resetLink({ request, domain }: Opening): Promise<string> {
  const email = `forgetful@${domain}`
  await register(request, email)
  const sent = await request.post('/api/auth/forgot-password', { data: { email } })
  if (!sent.ok()) throw new Error(`Asking for a link answered ${sent.status()}`)
  return resetLinkOf(email)
}
