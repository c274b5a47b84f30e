import { type AccountSession, listAccessTokens, type User } from '@manafolio/contract'
import { expect, test, vi } from 'vitest'
import { singleKeys } from '../../lib/single-keys.ts'
import { buttonIn, type } from '../../test/controls.ts'
import { drawPage } from '../../test/draw-page.tsx'
import { waitFor } from '../../test/wait-for.ts'
import { AccountPage } from './account-page.tsx'

const noon = '2026-08-15T12:00:00.000Z'
const karn: User = {
  id: 'karn',
  email: 'karn@example.org',
  role: 'user',
  createdAt: noon,
  emailVerifiedAt: noon,
}

const sessionOf = (id: string, changed: Partial<AccountSession> = {}): AccountSession => ({
  id,
  isCurrent: false,
  startedAt: noon,
  lastSeenAt: noon,
  expiresAt: noon,
  browser: 'Firefox',
  system: 'Linux',
  address: '203.0.113.*',
  ...changed,
})

/** Responds to the list of sessions and records all other requests. */
function serve(sessions: AccountSession[], refusal?: { status: number; body: object }) {
  const requests: { method: string; url: string; body: unknown }[] = []
  let left = sessions
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = 'null' }: RequestInit) => {
    if (method === 'GET') return Response.json(url.endsWith(listAccessTokens.path) ? [] : left)
    requests.push({ method, url, body: JSON.parse(String(body)) })
    if (refusal) return Response.json(refusal.body, { status: refusal.status })
    if (method === 'DELETE')
      left = left.filter(({ id, isCurrent }) => isCurrent || !url.endsWith(id))
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ message: '' })
  })
  return requests
}

async function draw(user: User | null = karn) {
  const { box } = await drawPage(() => <AccountPage>card changes</AccountPage>, { user })
  if (user) await waitFor(() => expect(box.querySelector('li')).not.toBeNull())
  return box
}

const namesOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)
const fieldIn = (box: Element, name: string) => {
  const field = box.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`There is no field “${name}”.`)
  return field
}

test('the sections are in order and show the email', async () => {
  serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  expect(namesOf(box.querySelectorAll('h2'))).toEqual([
    'Account Information',
    'Change Password',
    'Sessions',
    'Access tokens',
    'Keyboard shortcuts',
    'Your data',
    'Sign Out',
    'Delete account',
  ])
  expect(box.querySelector('dd')?.textContent).toBe('karn@example.org')
  expect(box.textContent).toMatch(/Download my data.*card changes.*Sign Out/)
})

test('single keys are turned off and on for this browser', async () => {
  serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  const option = [...box.querySelectorAll('label')].find(({ textContent }) =>
    textContent?.includes('Use these keys'),
  )
  expect(option?.querySelector('input')?.checked).toBe(true)
  option?.click()
  await waitFor(() => expect(option?.querySelector('input')?.checked).toBe(false))
  expect(singleKeys.areOn()).toBe(false)
  option?.click()
  await waitFor(() => expect(singleKeys.areOn()).toBe(true))
})

test('nothing is rendered without a user', async () => {
  serve([])
  expect((await draw(null)).textContent).toBe('')
})

test('an empty form shows an error on each field and sends nothing', async () => {
  const requests = serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  buttonIn(box, 'Change password').click()
  await waitFor(() =>
    expect(namesOf(box.querySelectorAll('.mantine-InputWrapper-error'))).toEqual([
      'Current password is required',
      'New password must be at least 10 characters long',
      'Please confirm your new password',
    ]),
  )
  expect(document.activeElement).toBe(fieldIn(box, 'currentPassword'))
  expect(fieldIn(box, 'currentPassword').getAttribute('aria-invalid')).toBe('true')
  expect(requests).toEqual([])
})

test('a confirmation that differs shows an error on its field', async () => {
  serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  type(fieldIn(box, 'currentPassword'), 'the old one')
  type(fieldIn(box, 'newPassword'), 'a brand new one')
  type(fieldIn(box, 'confirmPassword'), 'a brand new two')
  await waitFor(() => expect(box.querySelector('[data-met]')).not.toBeNull())
  buttonIn(box, 'Change password').click()
  await waitFor(() =>
    expect(namesOf(box.querySelectorAll('.mantine-InputWrapper-error'))).toEqual([
      'New passwords do not match',
    ]),
  )
  expect(document.activeElement).toBe(fieldIn(box, 'confirmPassword'))
})

test('each of the three password fields has its own toggle', async () => {
  serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  buttonIn(box, 'Show new password').click()
  await waitFor(() => expect(fieldIn(box, 'newPassword').type).toBe('text'))
  expect(fieldIn(box, 'currentPassword').type).toBe('password')
  expect(fieldIn(box, 'confirmPassword').type).toBe('password')
  expect(buttonIn(box, 'Show current password')).toBeDefined()
  expect(buttonIn(box, 'Show confirm new password')).toBeDefined()
})

test('a wrong current password shows an error on its field and keeps the input', async () => {
  const message = 'Your current password is incorrect.'
  const body = { message, code: 'wrong_password', issues: [{ path: 'currentPassword', message }] }
  serve([sessionOf('desk', { isCurrent: true })], { status: 403, body })
  const box = await draw()
  type(fieldIn(box, 'currentPassword'), 'not the old one')
  type(fieldIn(box, 'newPassword'), 'a brand new one')
  type(fieldIn(box, 'confirmPassword'), 'a brand new one')
  buttonIn(box, 'Change password').click()
  await waitFor(() =>
    expect(namesOf(box.querySelectorAll('.mantine-InputWrapper-error'))).toEqual([message]),
  )
  expect(document.activeElement).toBe(fieldIn(box, 'currentPassword'))
  expect(fieldIn(box, 'newPassword').value).toBe('a brand new one')
})

test('a successful change clears the form', async () => {
  const requests = serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  type(fieldIn(box, 'currentPassword'), 'the old one')
  type(fieldIn(box, 'newPassword'), 'a brand new one')
  type(fieldIn(box, 'confirmPassword'), 'a brand new one')
  buttonIn(box, 'Change password').click()
  await waitFor(() => expect(fieldIn(box, 'newPassword').value).toBe(''))
  expect(fieldIn(box, 'currentPassword').value).toBe('')
  expect(fieldIn(box, 'confirmPassword').value).toBe('')
  expect(requests).toEqual([
    {
      method: 'POST',
      url: '/api/auth/change-password',
      body: {
        currentPassword: 'the old one',
        newPassword: 'a brand new one',
        confirmPassword: 'a brand new one',
      },
    },
  ])
})

test('the current session is marked and has no button; others can be ended', async () => {
  const phone = sessionOf('phone', { browser: 'Safari', system: 'iPhone' })
  const requests = serve([sessionOf('desk', { isCurrent: true }), phone])
  const box = await draw()
  expect(namesOf(box.querySelectorAll('li p:first-child'))).toEqual([
    'Firefox on LinuxThis session',
    'Safari on iPhone',
  ])
  expect(() => buttonIn(box, 'End session: Firefox on Linux')).toThrow()
  buttonIn(box, 'End session: Safari on iPhone').click()
  await waitFor(() => expect(box.querySelectorAll('li')).toHaveLength(1))
  expect(requests).toMatchObject([{ method: 'DELETE', url: '/api/account/sessions/phone' }])
  expect(() => buttonIn(box, 'End all other sessions')).toThrow()
  expect(document.activeElement?.textContent).toBe('Sessions')
})

test('the form to delete lists what is deleted and requires the password; canceling returns the focus to the button', async () => {
  const requests = serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw()
  buttonIn(box, 'Delete account...').click()
  await waitFor(() => expect(document.activeElement).toBe(fieldIn(box, 'password')))
  expect(box.textContent).toContain(
    'Your collection, your decks, the list of card changes and all of your sessions are deleted with your account.',
  )
  expect(box.textContent).not.toContain('npm run user')
  buttonIn(box, 'Delete my account').click()
  await waitFor(() =>
    expect(namesOf(box.querySelectorAll('.mantine-InputWrapper-error'))).toEqual([
      'Password is required',
    ]),
  )
  buttonIn(box, 'Cancel').click()
  await waitFor(() => expect(document.activeElement).toBe(buttonIn(box, 'Delete account...')))
  expect(requests).toEqual([])
})

test('an admin sees how to make another user an admin', async () => {
  serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw({ ...karn, role: 'admin' })
  buttonIn(box, 'Delete account...').click()
  await waitFor(() => expect(box.textContent).toContain('npm run user'))
})

test('an address that is not confirmed is marked, and the email is sent again', async () => {
  const requests = serve([sessionOf('desk', { isCurrent: true })])
  const box = await draw({ ...karn, emailVerifiedAt: null })
  expect(box.textContent).toContain('Not confirmed yet')
  buttonIn(box, 'Send the email again').click()
  await waitFor(() =>
    expect(requests).toMatchObject([{ url: '/api/auth/send-verification-email' }]),
  )
})
