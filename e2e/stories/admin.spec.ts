import type { Page } from '@playwright/test'
import { changeRole, register } from '../admins.ts'
import { expect, test } from '../test.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'Registered users' }).getByRole('row')

test('an admin finds a user and deletes them, by keyboard alone', async ({
  page,
  member,
  request,
}, { testId }) => {
  await changeRole(member.email, 'admin')
  const emails = ['one', 'two'].map((name) => `${name}@${testId}.example.com`)
  for (const email of emails) await register(request, email)

  await page.goto('/')
  const admin = page.getByRole('link', { name: 'Admin' })
  await admin.focus()
  await admin.press('Enter')
  await expect(page).toHaveURL('/admin')
  await expect(page).toHaveTitle('Admin Dashboard · Manafolio')
  await expect(page.getByText('Feature not implemented yet')).toHaveCount(2)

  const field = page.getByRole('searchbox', { name: 'Search users' })
  await field.focus()
  await page.keyboard.type(`@${testId.toUpperCase()}.`)
  const count = page.getByRole('status').filter({ hasText: 'users matching' })
  await expect(count).toHaveText(`2 users matching “@${testId.toUpperCase()}.”`)
  await expect(field).toBeFocused()
  await expect(rows(page)).toHaveCount(3) // and the header

  // The newest is first: two, then one.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Delete ${emails[1]}` })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete user' })
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${emails[1]}"? This action cannot be undone and will remove all their data including collections and decks.`,
  )
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Delete ${emails[1]}` })).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('User deleted!')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: `Delete ${emails[0]}` })).toBeFocused()
  // The request is signed in as the last registered user.
  expect((await request.get('/api/auth/user')).status()).toBe(401)

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No users found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Registered users' })).toBeFocused()
})

test('an admin’s own row has no button', async ({ page, member }) => {
  await changeRole(member.email, 'admin')
  await page.goto(`/admin?search=${member.email}`)
  const own = rows(page).filter({ hasText: member.email })
  await expect(own).toContainText('No name provided')
  await expect(own).toContainText('Admin')
  await expect(own.getByRole('button')).toHaveCount(0)
})

test('pages are changed by keyboard, and are in the address', async ({ page, member, request }, {
  testId,
}) => {
  await changeRole(member.email, 'admin')
  for (let place = 0; place < 51; place += 1) {
    await register(request, `person-${place}@${testId}.example.net`, place)
  }
  await page.goto('/admin')
  const field = page.getByRole('searchbox', { name: 'Search users' })
  await field.fill(`@${testId}.example.net`)
  const upper = page.getByRole('navigation', { name: 'Pages of users', exact: true })
  const lower = page.getByRole('navigation', { name: 'Pages of users, below the list' })
  await expect(page.getByRole('status').filter({ hasText: 'matching' })).toContainText(
    '1–50 of 51 users',
  )
  await expect(upper).toContainText('Page 1 of 2')
  await expect(page.getByText('person-50@')).toBeVisible()

  await lower.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText('person-0@')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  const next = upper.getByRole('button', { name: 'Next page' })
  await expect(next).toBeFocused()
  await next.press('Enter') // there is no next page: nothing happens
  await expect(page).toHaveURL(/page=2/)

  await page.reload()
  await expect(field).toHaveValue(`@${testId}.example.net`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Delete person-0@' }).press('Enter')
  await page.getByRole('button', { name: 'Delete user' }).press('Enter')
  // The second page no longer exists.
  await expect(page).not.toHaveURL(/page=/)
  await expect(rows(page)).toHaveCount(51)
  await expect(upper).toHaveCount(0)
  await field.fill('')
  await expect(page).toHaveURL('/admin')
})

test('a user who is not an admin is redirected to the search, without a link or a request', async ({
  page,
  member,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Account' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
  expect(requested.filter((url) => url.includes('/api/admin'))).toEqual([])
  expect(member.email).toContain('@')
})

test('a visitor gets the 404 page there', async ({ page }) => {
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
})

test('a demoted admin is redirected at the next request', async ({ page, member }) => {
  await changeRole(member.email, 'admin')
  await page.goto('/admin')
  await expect(rows(page).first()).toBeVisible()
  await changeRole(member.email, 'user')
  await page.getByRole('searchbox', { name: 'Search users' }).fill('somebody')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0)
})

test('a failed deletion is reported, with the server’s message if there is one', async ({
  page,
  member,
  request,
}, { testId }) => {
  await changeRole(member.email, 'admin')
  const email = `stays@${testId}.example.com`
  await register(request, email)
  await page.goto(`/admin?search=${email}`)
  const button = page.getByRole('button', { name: `Delete ${email}` })
  const confirm = page.getByRole('button', { name: 'Delete user' })

  await page.route('**/api/admin/users/*', (route) => route.abort())
  await button.click()
  const refetched = page.waitForResponse('**/api/admin/users?*')
  await confirm.click()
  const toast = page.getByRole('alert')
  await expect(toast).toContainText('Failed to delete user')
  await expect(toast).toContainText('Something went wrong. Please try again.')
  await expect(button).toBeFocused()
  await refetched

  await page.unroute('**/api/admin/users/*')
  const { users } = await (await page.request.get(`/api/admin/users?search=${email}`)).json()
  await page.request.delete(`/api/admin/users/${users[0].id}`)
  await button.click()
  await confirm.click()
  await expect(page.getByText('There is no such user.')).toBeVisible()
  await expect(page.getByText('No users found')).toBeVisible()
})

test('the health page says how each part is doing, and is a tab away from the users', async ({
  page,
  member,
}) => {
  await changeRole(member.email, 'admin')
  await page.goto('/admin')
  await page.getByRole('navigation', { name: 'Administration' }).getByText('Health').click()
  await expect(page).toHaveURL('/admin/health')
  await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible()
  const line = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(line('Database')).toContainText('OK')
  await expect(line('Database')).toContainText('SQLite')
  await expect(line('Email')).toContainText('Attention')
  await expect(line('Program')).toContainText('on Node')
})
